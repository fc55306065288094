/** Header, footer, home page and forms in the static HTML. */
import { content } from '@/lib/content';
import { telAddress } from '@/lib/format';
import { namedLinks, trail } from '@/lib/routes';
import { allRoutes, attributes, type ExportedPage, essence, readExport } from '../support/exported';

const site = readExport();
const { company, navigation, pages, products, services, words } = content();
const headerPaths = navigation.header.map(({ page = '', url = page }) => url);
const textsOf = ({ $ }: ExportedPage, selector: string) =>
  $(selector)
    .map((_, element) => $(element).text().trim())
    .get();

it.each(site.pages)(
  'header and menu of $path link to the specified pages and mark the current one or its parent',
  (page) => {
    const links = 'header nav > ul > li > a';
    const pathsOf = (selector: string) => attributes(page, selector, 'href').map((href) => href.replace(/#.*/, ''));
    const twice = (paths: readonly string[]) => [...paths, ...paths];
    expect(pathsOf(links)).toEqual(twice(headerPaths));
    const above = trail(allRoutes, page.path).map(({ path }) => path);
    const marked = headerPaths.filter((path) => path === page.path || (path !== '/' && above.includes(path)));
    expect(attributes(page, `${links}[aria-current]`, 'href')).toEqual(twice(marked));
    const here = marked.filter((path) => path === page.path);
    expect(attributes(page, `${links}[aria-current="page"]`, 'href')).toEqual(twice(here));
  },
);

it('the footer names the company, the specified pages, e-mail, phone and social networks', () => {
  const page = site.page('/');
  for (const [label, paths] of [
    [words.footer.pages, navigation.footer],
    [words.footer.services, navigation.footerServices],
  ] as const)
    expect(textsOf(page, `footer nav[aria-label="${label}"] a`)).toEqual(
      namedLinks(allRoutes, paths).map((link) => link.label),
    );
  expect(page.$('body > footer img').attr('alt')).toBe(company.name.value);
  expect(essence(page.$('body > footer').text())).toContain(essence(company.tagline));
  const ways = [
    `mailto:${company.email.value}`,
    telAddress(company.phone.value),
    ...company.social.map(({ url }) => url),
  ];
  expect(attributes(page, 'body > footer a', 'href')).toEqual(expect.arrayContaining(ways));
});

it.each([
  ['service pager', services, words.pager],
  ['product stepper', products, words.stepper],
] as const)(
  'the %s links to the previous, the next and each numbered page, and is disabled at its ends',
  (_, entries, said) => {
    const paths = entries.map(({ slug }) => `/${slug}`);
    for (const [i, { name, slug }] of entries.entries()) {
      const { $ } = site.page(`/${slug}`);
      const bar = $(`nav[aria-label="${said.label}"]`);
      expect(bar.find('p').text()).toBe(`${said.viewing} ${name}`);
      expect(bar.find('[aria-current="page"]').text()).toBe(String(i + 1));
      expect(bar.find(`a[aria-label^="${i + 1}: "]`).attr('href')).toBe(paths[i]);
      expect(bar.find(`a[aria-label^="${said.previous}"]`).attr('href')).toBe(paths[i - 1]);
      expect(bar.find(`a[aria-label^="${said.next}"]`).attr('href')).toBe(paths[i + 1]);
      expect(bar.find('a:not([href])').is('[aria-disabled="true"]')).toBe(i === 0 || i === paths.length - 1);
    }
  },
);

it('the first paint of the home page waits until its first screen is parsed', () => {
  const { $ } = site.page('/');
  const below = $('head link[rel="expect"][blocking="render"]').attr('href') ?? '';
  expect($('main').children().index($(below))).toBe(1);
});

it('the hero of the home page links to services and products', () => {
  const page = site.page('/');
  const { home } = pages;
  expect(page.$('h1').text()).toMatch(new RegExp(company.tagline.replaceAll(' ', '\\s+')));
  expect(attributes(page, 'main a', 'href')).toEqual(
    expect.arrayContaining([...home.services.tiles.map(({ to }) => to), ...products.map(({ slug }) => `/${slug}`)]),
  );
});

it.each([
  ['/contact', ['name text required', 'email email required', 'message textarea required']],
  [
    '/careers',
    [
      'name text required',
      'email email required',
      'phone tel required',
      'position text required',
      'address text',
      'linkedin url',
      'github url',
      'message textarea',
    ],
  ],
])('the form of %s has the specified fields and, without scripts, goes to the mail program', (path, fields) => {
  const { $ } = site.page(path);
  const form = $('main form');
  const found = form.find('input, textarea').map((_, { name, attribs }) => {
    const required = 'required' in attribs ? ['required'] : [];
    return [attribs.name, attribs.type ?? name, ...required].join(' ');
  });
  expect(found.get()).toEqual(fields);
  expect(form.attr()).toMatchObject({ method: 'post', enctype: 'text/plain' });
  expect(form.find('[type=submit]').attr('formaction')).toBe(`mailto:${company.email.value}`);
  expect(form.find('noscript').text()).toContain(words.forms.withoutScript);
});
