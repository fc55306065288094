import { serialise } from '@/lib/jsonld';

it('no text can close the script element of structured data', () => {
  const data = { name: '</script><script>alert(1)</script><!--' };
  expect(serialise(data)).not.toContain('<');
  expect(JSON.parse(serialise(data))).toEqual(data);
});
