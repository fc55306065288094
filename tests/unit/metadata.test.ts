import { content } from '@/lib/content';
import { fullTitle } from '@/lib/metadata';
import { siteOrigin } from '@/lib/siteUrl';

describe('siteOrigin', () => {
  beforeEach(() => {
    delete process.env.NEXT_PUBLIC_SITE_URL;
  });

  it('is the domain of the content unless the environment sets another', () => {
    expect(siteOrigin()).toBe(content().company.domain.value);
    process.env.NEXT_PUBLIC_SITE_URL = 'https://www.example.com/';
    expect(siteOrigin()).toBe('https://www.example.com');
  });

  it.each([
    'example.com',
    'http://example.com',
    'https://example.com/site',
    'https://example.com?x=1',
    'not an address',
  ])('refuses %s', (address) => {
    process.env.NEXT_PUBLIC_SITE_URL = address;
    expect(siteOrigin).toThrow(/must look like/);
  });

  it('allows a local server', () => {
    process.env.NEXT_PUBLIC_SITE_URL = 'http://localhost:3000';
    expect(siteOrigin()).toBe('http://localhost:3000');
  });
});

test('a long title omits the company name, so that it is not cut off', () => {
  const name = content().company.name.value;
  expect(fullTitle('Contact')).toBe(`Contact | ${name}`);
  expect(fullTitle('x'.repeat(55))).toBe('x'.repeat(55));
});
