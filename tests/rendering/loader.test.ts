import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement } from 'react';
import { defineApp, defineRoutes, useLoaderData } from 'portico';
import { expect, it, onTestFinished } from 'vitest';
import { render, type RenderOptions } from '@/server';

const template = '<html><head></head><body><div id="root"></div></body></html>';

const pageOf = (route: string) => async () => {
  const Page = () => createElement('p', null, String(useLoaderData(route as never)));
  return { default: Page };
};

let made = 0;

const app = defineApp({
  routes: defineRoutes({
    '/': { load: pageOf('/') },
    '/user': { loader: ({ user }) => user?.uid ?? 'nobody', load: pageOf('/user') },
    '/old/:id': {
      loader: ({ params, redirect }) => redirect(`/item/${params.id}`),
      load: pageOf('/old/:id'),
    },
    '/item/:id': { loader: ({ params }) => params.id, load: pageOf('/item/:id') },
    '/gone': { loader: ({ notFound }) => notFound(), load: pageOf('/gone') },
    '/made': {
      loader: ({ context }) => (context as unknown as { number: number }).number,
      load: pageOf('/made'),
    },
    '/asks': {
      loader: async ({ platform }) => (await platform.request<string>({ url: '/api/tea' })).data,
      load: pageOf('/asks'),
    },
    '/reads': {
      loader: async ({ platform }) => {
        let text = '';
        for await (const part of platform.createClient().stream('/api/tea')) text += part;
        return text;
      },
      load: pageOf('/reads'),
    },
    '/sends': {
      query: { to: 'string' },
      loader: async ({ platform, query }) =>
        (await platform.request<string>({ url: `${query.to}/api/tea`, method: 'POST' })).data,
      load: pageOf('/sends'),
    },
  }),
  context: () => {
    made += 1;
    return { number: made };
  },
});

const get = (url: string, options: Partial<RenderOptions> = {}) =>
  render(new Request(url), { app, template, ...options });

it('a loader on a server knows the user of the request', async () => {
  const user = () => ({ uid: 'ann', role: [], permission: [] });
  expect(await (await get('https://shop.example/user', { user })).text()).toContain('<p>ann</p>');
  expect(await (await get('https://shop.example/user')).text()).toContain('<p>nobody</p>');
});

it('redirect() of a loader answers 302', async () => {
  const answer = await get('https://shop.example/old/7');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/item/7');
});

it('notFound() of a loader answers 404', async () => {
  expect((await get('https://shop.example/gone')).status).toBe(404);
});

it('the context of the app is new for each request', async () => {
  const first = await (await get('https://shop.example/made')).text();
  const second = await (await get('https://shop.example/made')).text();
  const numberIn = (html: string) => Number(/<p>(\d+)<\/p>/.exec(html)?.[1]);
  expect(numberIn(second)).toBe(numberIn(first) + 1);
});

it('platform.request of a loader asks the origin of the request, with the headers of the user', async () => {
  const server = createServer(({ method, url, headers: { cookie } }, response) =>
    response.end(`${method} ${url} ${cookie}`),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const headers = () => ({ Cookie: 'session=ann' });
  const html = await (await get(`http://127.0.0.1:${port}/asks`, { headers })).text();
  expect(html.match(/<p>.*?<\/p>/)?.[0]).toBe('<p>GET /api/tea session=ann</p>');
  // `localhost` is another origin, which must not get the cookie.
  const other = await get(`http://127.0.0.1:${port}/sends?to=http://localhost:${port}`, {
    headers,
  });
  expect(await other.text()).toContain('<p>POST /api/tea undefined</p>');
});

it('a loader reads a stream of the origin of the request, with the headers of the user', async () => {
  const server = createServer(({ url, headers: { cookie } }, response) => {
    response.write(`${url} `);
    response.end(cookie);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const headers = () => ({ Cookie: 'session=ann' });
  const html = await (await get(`http://127.0.0.1:${port}/reads`, { headers })).text();
  expect(html.match(/<p>.*?<\/p>/)?.[0]).toBe('<p>/api/tea session=ann</p>');
});
