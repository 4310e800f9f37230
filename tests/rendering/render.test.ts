import { expect, it, vi } from 'vitest';
import { render, type RenderOptions } from '@/server';
import { renderedApp as app } from '../helpers/rendered-app';

const template =
  '<!doctype html><html lang="en" class="a"><head><title>Shop</title></head><body><div id="root"><div class="splash"><div>…</div></div></div><script type="module" src="/a.js"></script></body></html>';

async function open(path: string, options: Partial<RenderOptions> = {}) {
  const request = new Request(`https://shop.example${path}`);
  const response = await render(request, { app, template, ...options });
  const html = await response.text();
  return { response, html, status: response.status };
}

it('answers with the page in the bars of the app, and with the title of its route', async () => {
  const { html, status, response } = await open('/');
  expect(status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('<title data-document-title="Shop">Home</title>');
  expect(html).toContain('<h2>Welcome</h2>');
  expect(html).toContain('href="/item/7"');
  expect(html).toContain('<nav');
  expect(html).not.toContain('splash');
  expect(html).toContain(
    '<html class="a" lang="en" dir="ltr" data-portico-page="/" data-portico-locale="en" data-portico-locales="en zh-Hans ar">',
  );
  expect(html).toMatch(/<\/script><script type="module" src="\/a.js"><\/script><\/body><\/html>$/);
});

it('[S6.2] has a tab for some users only if the request is theirs', async () => {
  const club = { page: '/club', text: 'Club', roles: ['member'] };
  const items = [...app.tabBar.items, club, { page: '/later', text: 'Later', visible: false }];
  const withClub = { ...app, tabBar: { items } };
  const member = { uid: 'm', role: ['member'], permission: [] };
  const tabsFor = async (user?: () => typeof member | null) => {
    const { html } = await open('/', { app: withClub, ...(user && { user }) });
    return ['/me', '/club', '/later'].filter((path) => html.includes(`href="${path}"`));
  };
  expect(await tabsFor()).toEqual(['/me']);
  expect(await tabsFor(() => null)).toEqual(['/me']);
  expect(await tabsFor(() => member)).toEqual(['/me', '/club']);
});

it('has no inline script but data, so that a strict policy allows the document', async () => {
  const { html } = await open('/item/7');
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) =>
    attributes?.trim(),
  );
  expect(scripts).toEqual([
    'type="application/json" data-portico-rendered',
    'type="module" src="/a.js"',
  ]);
  expect(html).not.toMatch(/\son\w+=/);
});

it.each([
  ['that is long', '/long', 'word word'],
  ['that waits for something', '/waits', '<p>later</p>'],
])('a page %s is whole and has no script of React', async (_what, path, text) => {
  const { html } = await open(path);
  expect(html).toContain(text);
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) =>
    attributes?.trim(),
  );
  expect(scripts).toEqual([
    'type="application/json" data-portico-rendered',
    'type="module" src="/a.js"',
  ]);
});

it('with a nonce, a page that waits arrives in parts', async () => {
  const { html } = await open('/long', { nonce: () => 'n1' });
  expect(html).toMatch(/<script nonce="n1">/);
});

it('loads the data of the page and hands it to the browser', async () => {
  const { html } = await open('/item/7?from=x');
  expect(html).toContain('7: Item &lt;/script&gt; 7, 2020');
  expect(html).toContain('>Item &lt;/script&gt; 7</title>');
  expect(html).toContain('<link rel="canonical" href="https://a.example/item">');
  const [, json = ''] = /data-portico-rendered>(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ stack: ['/item/7?from=x'], locale: 'en' });
  expect(JSON.parse(json).data.text).toContain('Item </script> 7');
});

it('writes the description and Open Graph of a route', async () => {
  const { html } = await open('/');
  expect(html).toContain('<meta name="description" content="A &quot;shop&quot; &amp; more">');
  expect(html).toContain('<meta property="og:image" content="https://a.example/p.png">');
});

it('replaces the tags of the document that a route has too, and keeps the others', async () => {
  const own = [
    '<meta name="description" content="All">',
    "<meta property='og:image' content='/all.png' />",
    '<meta property="og:type" content="website">',
    '<link rel="canonical" href="https://a.example/">',
    '<link rel="icon" href="/icon.svg">',
  ];
  const withOwn = template.replace('</head>', `${own.join('')}</head>`);
  const { html } = await open('/', { template: withOwn });
  expect(html.match(/name="description"/g)).toHaveLength(1);
  expect(html.match(/property=["']og:image/g)).toHaveLength(1);
  expect(html).toContain('https://a.example/p.png');
  for (const kept of own.slice(2)) expect(html).toContain(kept);
  const item = await open('/item/7', { template: withOwn });
  expect(item.html.match(/rel="canonical"/g)).toHaveLength(1);
  const me = await open('/me', { template: withOwn });
  expect(me.html).toContain(own[0]);
});

it('tells the head the language, and writes its keys in the words of it', async () => {
  const { html } = await open('/item/7', { locale: () => 'zh-Hans' });
  expect(html).toContain('<meta name="description" content="我">');
  expect(html).toContain('<meta property="og:site_name" content="我">');
  // As in a title, a key is the whole text.
  expect(html).toContain('<meta property="og:title" content="zh-Hans %me%">');
});

it('answers 404 with the not-found page for an unknown address', async () => {
  const { html, status } = await open('/nowhere');
  expect(status).toBe(404);
  expect(html).toContain('Page not found');
});

it('answers 404 with the not-found page if the loader throws a status of 404', async () => {
  const onError = vi.fn();
  const log = vi.spyOn(console, 'error');
  const { html, status } = await open('/missing/1', { onError });
  expect(status).toBe(404);
  expect(html).toMatch(/<h1[^>]*>Page not found<\/h1>/);
  expect(html).toContain('Page not found');
  // The browser renders it again, because the error of a loader is not in the document.
  expect(html).toContain('{"stack":[],"locale":"en"}');
  expect(onError).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});

it('answers with the status of the head', async () => {
  const { html, status } = await open('/gone');
  expect(status).toBe(410);
  expect(html).toContain('Gone for ever');
});

it('renders in the language of the request, with its direction', async () => {
  const chinese = await open('/', { locale: () => 'zh-Hans' });
  expect(chinese.html).toContain('lang="zh-Hans" dir="ltr"');
  expect(chinese.html).toContain('>我<');
  const arabic = await open('/', { locale: () => 'ar' });
  expect(arabic.html).toContain('lang="ar" dir="rtl"');
});

it('has the theme of the configuration, so that it is painted in no other one', async () => {
  const own = template.replace('class="a"', 'class="a" data-theme="light"');
  const dark = await open('/', { app: { ...app, theme: 'dark' }, template: own });
  expect(dark.html).toContain('<html class="a" lang="en" dir="ltr" data-theme="dark"');
  expect(dark.html).not.toContain('data-theme="light"');
  const auto = await open('/', { app: { ...app, theme: 'auto' }, template: own });
  expect(auto.html).toContain('<html class="a" data-theme="light" lang="en" dir="ltr"');
});

it('[S6.1] leaves guarded pages to the browser if the server does not know the user', async () => {
  for (const path of ['/admin', '/old']) {
    const { html, status } = await open(path);
    expect(status).toBe(200);
    expect(html).toBe(template);
  }
});

it('[S6.2] sends a guest to the sign-in page and a guarded address elsewhere with 302', async () => {
  const guest = await open('/admin', { user: () => null });
  expect(guest.status).toBe(302);
  expect(guest.response.headers.get('Location')).toBe('/sign-in?to=%2Fadmin');
  const moved = await open('/old', { user: () => null });
  expect(moved.response.headers.get('Location')).toBe('/item/2');
});

it('encodes the address of a redirect, and leads to pages of the app only', async () => {
  const chinese = await open('/to-chinese', { user: () => null });
  expect(chinese.status).toBe(302);
  expect(chinese.response.headers.get('Location')).toBe('/%E9%A1%B9%E7%9B%AE?q=%E4%BB%B7');
  const onError = vi.fn();
  const elsewhere = await open('/to-elsewhere', { user: () => null, onError });
  expect(elsewhere.status).toBe(500);
  expect(elsewhere.response.headers.get('Location')).toBeNull();
  expect(onError).toHaveBeenCalledWith(
    new Error(
      "the guard or the loader of '/to-elsewhere' leads to '//evil.example/', which is no page of the app",
    ),
    { source: 'runtime', page: null, request: expect.any(Request) },
  );
});

it.each([
  ['loader', '/never'],
  ['page', '/suspends'],
])('gives up a %s that never ends', async (_what, path) => {
  const onError = vi.fn();
  const { html, status } = await open(path, { timeout: 50, onError });
  expect(status).toBe(500);
  expect(html).toBe(template);
  expect(onError).toHaveBeenCalled();
});

it('answers HEAD without a body', async () => {
  const request = new Request('https://shop.example/item/7', { method: 'HEAD' });
  const response = await render(request, { app, template });
  expect(response.status).toBe(200);
  expect(response.body).toBeNull();
});

it('[S6.2] shows a page to a user with its role, and refuses others with 403', async () => {
  const user = (role: string) => () => ({ uid: '1', role: [role], permission: [] });
  const admin = await open('/admin', { user: user('admin') });
  expect(admin.html).toContain('Secret');
  expect(admin.response.headers.get('Cache-Control')).toBe('private, no-store');
  const other = await open('/admin', { user: user('buyer') });
  expect(other.status).toBe(403);
  expect(other.html).toBe(template);
});

it('shares nothing between requests', async () => {
  const known = { user: () => ({ uid: '1', role: ['admin'], permission: [] }) };
  const [first, second] = await Promise.all([
    open('/admin', known),
    open('/admin', { user: () => null }),
  ]);
  expect(first.status).toBe(200);
  expect(second.status).toBe(302);
});

it('answers 500 with the empty document if a loader fails, and reports the error', async () => {
  const onError = vi.fn();
  const { html, status } = await open('/broken', { onError });
  expect(status).toBe(500);
  expect(html).toBe(template);
  expect(onError.mock.calls).toEqual([
    [
      new Error('no data'),
      {
        source: 'loader',
        page: { id: expect.any(String), route: '/broken', url: '/broken' },
        request: expect.any(Request),
      },
    ],
  ]);
});

it('lets the product decide about Cache-Control', async () => {
  const cacheControl = vi.fn(() => 'max-age=60');
  const { response } = await open('/', { cacheControl });
  expect(response.headers.get('Cache-Control')).toBe('max-age=60');
  expect(cacheControl).toHaveBeenCalledWith({
    route: '/',
    status: 200,
    request: expect.any(Request),
  });
});

it('streams the head before the page', async () => {
  const response = await render(new Request('https://shop.example/'), { app, template });
  const reader = response.body?.getReader();
  const first = await reader?.read();
  const text = new TextDecoder().decode(first?.value);
  expect(text.endsWith('<div id="root">')).toBe(true);
  await reader?.cancel();
});

it('names what is wrong with a template', async () => {
  const onError = vi.fn();
  await expect(
    render(new Request('https://shop.example/'), { app, template: '<p>', onError }),
  ).rejects.toThrow('render: the template has no <div id="root">');
});
