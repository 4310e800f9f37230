import { expect, it, vi } from 'vitest';
import { render } from '@/server';
import { renderedApp as app } from '../helpers/rendered-app';

const template =
  '<!doctype html><html><head><title>Shop</title></head><body><div id="root"></div></body></html>';

async function open(path: string, nonce?: string) {
  const onError = vi.fn();
  const request = new Request(`https://shop.example${path}`);
  const html = await (await render(request, { app, template, onError, nonce: () => nonce })).text();
  const [, bar] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
  const [, json = '{}'] = /data-portico-rendered>(.*?)<\/script>/.exec(html) ?? [];
  return { html, bar, ahead: JSON.parse(json), errors: onError.mock.calls.length };
}

it.each([undefined, 'n1'])(
  'the bar and the document have the title of usePageTitle',
  async (nonce) => {
    const { html, bar, ahead, errors } = await open('/named', nonce);
    expect(bar).toBe('Tea %');
    expect(html).toContain('>Tea %</title>');
    // The browser begins with the same title, so it takes the markup over.
    expect(ahead.title).toBe('Tea %');
    // The page was rendered twice.
    expect(errors).toBe(1);
  },
);

it('a page without usePageTitle has the title of its route', async () => {
  const { bar, ahead } = await open('/item/7');
  expect(bar).toBe('Item');
  expect('title' in ahead).toBe(false);
});
