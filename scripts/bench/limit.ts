import { load } from 'cheerio';

const style = `
body { margin: 0; background: #050b12; color: #eef4f6; font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem; }
img { display: block; width: 100%; height: auto; }
h1 { font-size: 3rem; line-height: 1.1; }
a { color: #5eead4; }
`.trim();

/**
 * Text and first picture of a page with one inline style, no script and no web font: the lower bound that `npm run bench`
 * compares the site with.
 */
export function limitPage(html: string): string {
  const $ = load(html);
  const picture = $('main picture').first();
  picture.find('img').attr('fetchpriority', 'high').attr('loading', 'eager');
  $('script, style, template, noscript').remove();
  const words = $('main')
    .find('h1, h2, h3, p, li, blockquote, a')
    .not(':has(h1, h2, h3, p, li, blockquote, a)')
    .map((_, element) => {
      const { tagName } = element;
      const href = tagName === 'a' ? ` href="${$(element).attr('href')}"` : '';
      return `<${tagName}${href}>${load('<p></p>')('p').text($(element).text()).html()}</${tagName}>`;
    })
    .get();
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The limit</title>
<meta name="description" content="The words of the home page, as fast as can be.">
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body><main>
${$.html(picture)}
${words.join('\n')}
<details><summary>A press</summary>Its answer</details>
</main></body>
</html>
`;
}
