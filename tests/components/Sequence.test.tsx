import { render, screen } from '@testing-library/react';
import { Sequence } from '@/components/sections/Sequence/Sequence';
import { content } from '@/lib/content';

const entries = content().products.map(({ slug, name }) => ({ path: `/${slug}`, name }));
const show = (i: number, name?: string) =>
  render(
    <Sequence
      entries={entries}
      path={entries[i]?.path ?? '/nowhere'}
      label="Product pages"
      viewing={name ? { label: 'Viewing', name } : { label: `Viewing: ${entries[i]?.name}` }}
      previous="Previous"
      next="Next"
    />,
  );

test.each(entries.map(({ name }, i) => [i, name] as const))('entry %i, %s', (i, name) => {
  show(i);
  expect(screen.getByText(`Viewing: ${name}`)).toBeVisible();
  const numbers = entries.map((entry, n) => screen.getByRole('link', { name: `${n + 1}: ${entry.name}` }));
  expect(numbers.map((link) => link.getAttribute('href'))).toEqual(entries.map(({ path }) => path));
  expect(numbers.map((link) => link.getAttribute('aria-current'))).toEqual(
    entries.map((_, n) => (n === i ? 'page' : null)),
  );

  const step = (word: string) => screen.getByRole('link', { name: new RegExp(`^${word}`) });
  for (const [word, to] of [
    ['Previous', entries[i - 1]],
    ['Next', entries[i + 1]],
  ] as const) {
    if (to) expect(step(word)).toHaveAttribute('href', to.path);
    else {
      expect(step(word)).not.toHaveAttribute('href');
      expect(step(word)).toHaveAttribute('aria-disabled', 'true');
    }
  }
});

it('shows “Viewing” with the name below it', () => {
  show(0, 'LankaCRM');
  expect(screen.getByText('Viewing')).toBeVisible();
  expect(screen.getByText('LankaCRM')).toBeVisible();
});

it('is not there on a page outside the sequence', () => {
  const { container } = show(99);
  expect(container).toBeEmptyDOMElement();
});
