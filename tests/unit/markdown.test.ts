import { markdownOf } from '@/scripts/markdown';

const address = 'https://site.example/about';
/** Markdown of a page with this in its main part, without the line that names the source. */
const written = (main: string): string =>
  markdownOf(`<body><header>Menu</header><main>${main}</main></body>`, address, '2026-01-31').replace(
    /\n\n---\n\n.*\n$/,
    '',
  );

describe('a page as Markdown', () => {
  it('begins with the headline and ends with address and date', () => {
    expect(markdownOf('<main><p>Small line</p><h1>Headline</h1></main>', address, '2026-01-31')).toBe(
      '# Headline\n\nSmall line\n\n---\n\nSource: <https://site.example/about> (2026-01-31)\n',
    );
  });

  it.each([
    ['links with their whole address', '<p><a href="/x#y">Go</a></p>', '[Go](https://site.example/x#y)'],
    ['buttons beside each other as a list', '<div><a href="/a">A</a><a href="/b">B</a></div>', /^- \[A\].*\n- \[B\]/],
    ['plain lists', '<ul><li>One</li><li>Two</li></ul>', '- One\n- Two'],
    ['cards as headings', '<ul><li><h3>One</h3><p>Words</p></li></ul>', '### One\n\nWords'],
    [
      'a card that is a link',
      '<ul><li><a href="/a"><span><strong>T</strong><span>words</span></span></a></li></ul>',
      '- [T](https://site.example/a): words',
    ],
    ['terms', '<dl><div><dt>Who</dt><dd>Why</dd></div></dl>', '- **Who**: Why'],
    ['a name and a value', '<ul><li><span>Phone</span><a href="tel:+1">1</a></li></ul>', '- Phone: [1](tel:+1)'],
    [
      'questions with their answers',
      '<details><summary><h3>Why?</h3></summary><p>So.</p></details>',
      '### Why?\n\nSo.',
    ],
    ['logos by their names', '<ul><li><img src="/a.svg" alt="Tea &amp; Co"></li></ul>', '- Tea & Co'],
    [
      'tables, a note in its own cell',
      '<table><thead><tr><th>Kind</th><th>Price</th></tr></thead><tbody><tr><th>Reels <small>per video</small></th><td>Negotiable</td></tr></tbody></table>',
      '| Kind | Price |\n| --- | --- |\n| Reels (per video) | Negotiable |',
    ],
    [
      'a form as a link to it',
      '<section id="write"><h2>Write</h2><form aria-label="Write to Us"><label>Name<input></label></form></section>',
      '## Write\n\n[Write to Us](https://site.example/about#write)',
    ],
    [
      'no tools and no pictures',
      '<nav>Way</nav><button>Next</button><picture><img alt="Hill"></picture><p>Words</p>',
      'Words',
    ],
  ])('writes %s', (_, html, expected) => {
    if (expected instanceof RegExp) expect(written(html)).toMatch(expected);
    else expect(written(html)).toBe(expected);
  });
});
