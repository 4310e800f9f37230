import { describe, expect, it } from 'vitest';
import { addressOf, placeOf, slugOf, withSiteLinks } from '../../site/places.mjs';

describe('the place of a page on the site', () => {
  it.each([
    ['docs/install.md', 'install.md'],
    ['docs/router/README.md', 'router/index.md'],
    ['docs/components.md', 'components/index.md'],
    ['src/components/button/README.md', 'components/button.md'],
    ['src/components/README.md', 'components/tokens.md'],
    ['create-portico/README.md', 'create.md'],
  ])('%s is at %s', (source, place) => {
    expect(placeOf(source)).toBe(place);
  });

  it('leaves out files for people who change Portico', () => {
    expect(placeOf('docs/decisions/0001-toolchain.md')).toBeUndefined();
    expect(placeOf('docs/spec-map.md')).toBeUndefined();
    expect(placeOf('src/index.ts')).toBeUndefined();
  });

  it('gives an index the address of its folder', () => {
    expect(addressOf('router/index.md')).toBe('/router/');
    expect(addressOf('router/tabs.md')).toBe('/router/tabs');
    expect(addressOf('index.md')).toBe('/');
  });
});

describe('the slug of a heading', () => {
  it.each([
    ['useResult(route, listener)', 'useresultroute-listener'],
    ["The page's code does not come", 'the-pages-code-does-not-come'],
    ['Options of defineApp({ auth })', 'options-of-defineapp-auth-'],
  ])('is for "%s" the one of GitHub', (heading, slug) => {
    expect(slugOf(heading)).toBe(slug);
  });
});

describe('the links of a copied page', () => {
  const linked = (text: string, source = 'docs/platform/media.md') =>
    withSiteLinks({ source, text, repository: 'https://example.com/repo' });

  it('lead to the places on the site, with their headings', () => {
    expect(linked('[a](scan.md#size)')).toBe('[a](./scan.md#size)');
    expect(linked('[a](../router/README.md)')).toBe('[a](../router/index.md)');
    expect(linked('[a](../../src/components/upload/README.md)')).toBe(
      '[a](../components/upload.md)',
    );
  });

  it('lead to the repository where the site has no page', () => {
    expect(linked('[a](../../src/index.ts)')).toBe(
      '[a](https://example.com/repo/blob/main/src/index.ts)',
    );
  });

  it('keep other sites, headings of the same page, and code', () => {
    const text = '[a](https://b.example) [c](#d) `[e](f.md)`\n\n```md\n[g](h.md)\n```\n';
    expect(linked(text)).toBe(text);
  });

  it('lead to the pictures of the site', () => {
    expect(linked('![a](images/b.svg)', 'docs/concepts.md')).toBe('![a](/images/b.svg)');
  });
});
