import { expect, it } from 'vitest';
import { render, type RenderOptions } from '@/server';
import { renderedApp as app } from '../helpers/rendered-app';

const template = '<html><head></head><body><div id="root"></div></body></html>';
const ann = { uid: 'ann', role: ['baker'], permission: ['bake'] };

async function open(options: Partial<RenderOptions>) {
  const request = new Request('https://shop.example/account');
  const html = await (await render(request, { app, template, ...options })).text();
  const [, json = '{}'] = /data-portico-rendered>(.*?)<\/script>/.exec(html) ?? [];
  return { html, ahead: JSON.parse(json) };
}

it('a page for the user of the request shows them, and the browser gets the same user', async () => {
  const { html, ahead } = await open({ user: () => ann });
  expect(html).toContain('<p>ann, baker: true</p>Bake bread');
  expect(ahead.user).toEqual(ann);
});

it.each([
  ['that the server does not know', {}],
  ['who is nobody', { user: () => null }],
])('a page for a user %s shows nobody', async (_, options) => {
  const { html, ahead } = await open(options);
  expect(html).toContain('<p>nobody, baker: false</p>');
  expect(html).not.toContain('Bake bread');
  expect(ahead.user).toBeUndefined();
});

it('users of two requests at once do not meet', async () => {
  const ben = { uid: 'ben', role: [], permission: [] };
  const [first, second] = await Promise.all([
    open({ user: () => ann }),
    open({ user: async () => ben }),
  ]);
  expect(first.html).toContain('<p>ann, baker: true</p>');
  expect(second.html).toContain('<p>ben, baker: false</p>');
});
