import { serialise } from '@/lib/jsonld/serialise';

it('no text can close the element that structured data stands in', () => {
  const data = { name: '</script><script>alert(1)</script><!--' };
  expect(serialise(data)).not.toContain('<');
  expect(JSON.parse(serialise(data))).toEqual(data);
});
