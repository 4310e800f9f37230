import { expect, type Frame, type Page, test as base } from '@playwright/test';
import type { Platform } from 'portico';
import type { McpToolEvent } from 'portico/hosts/mcp-apps';
import { buildApp, buildHost } from './mcp-app/build.mjs';
import type { ChatHost } from './mcp-app/host';

/** The global of the host's page. */
declare const host: ChatHost;

/** The global of the app in the frame. */
declare const mcp: {
  readonly platform: Platform;
  events(): readonly McpToolEvent[];
  goodbyes(): number;
};

type Chat = {
  /** Shows the app in a new frame, which has no origin. */
  show(how?: Parameters<ChatHost['show']>[1]): Promise<Frame>;
  /** The parameters of all calls of this name that the host has got. */
  calls(name: string): Promise<readonly unknown[]>;
};

const CHAT = 'https://chat.example/';

const test = base.extend<{ chat: Chat }, { built: { app: string; host: string } }>({
  built: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
    async ({}, provide) => {
      const [app, hostPage] = await Promise.all([buildApp(), buildHost()]);
      await provide({ app, host: hostPage });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  chat: async ({ page, built }, provide) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.route(CHAT, (route) =>
      route.fulfill({ contentType: 'text/html', body: built.host }),
    );
    await page.goto(CHAT);
    await provide({
      show: async (how = {}) => {
        await page.evaluate(([html, given]) => host.show(html, given), [built.app, how] as const);
        return frameIn(page);
      },
      calls: (name) =>
        page.evaluate(
          (wanted) => host.calls.filter((call) => call.name === wanted).map((call) => call.params),
          name,
        ),
    });
    expect(errors, 'errors in the page and in the frame').toEqual([]);
  },
});

async function frameIn(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().length).toBe(2);
  const frame = page.frames()[1]!;
  await frame.waitForFunction(() => 'mcp' in window);
  return frame;
}

const stackIn = (frame: Frame) =>
  frame.evaluate(() =>
    mcp.platform
      .pages()
      .map(({ url }) => url)
      .join(' > '),
  );

/** The outcome of `host.ready()`. */
const readyIn = (frame: Frame) =>
  frame.evaluate(() =>
    mcp.platform.host.ready().then(
      () => 'ready',
      (error: { readonly code: string }) => error.code,
    ),
  );

const heading = (frame: Frame, name: string) => frame.getByRole('heading', { name });

test.describe('[S1.2] in a host of MCP Apps', () => {
  for (const kind of ['srcdoc', 'blob'] as const) {
    test(`an app in a ${kind} frame without an origin starts, opens a page and goes back`, async ({
      chat,
    }) => {
      const frame = await chat.show({ kind });
      expect(await frame.evaluate(() => window.origin)).toBe('null');
      expect(await readyIn(frame)).toBe('ready');
      await frame.getByRole('link', { name: 'Item 1' }).click();
      await expect(frame.getByText('This is item 1')).toBeVisible();
      expect(await stackIn(frame)).toBe('/ > /item/1');
      await frame.getByRole('button', { name: 'Back' }).click();
      await expect(frame.getByRole('link', { name: 'Item 1' })).toBeVisible();
      expect(await stackIn(frame)).toBe('/');
      expect(await frame.evaluate(() => mcp.platform.host.env())).toMatchObject({
        app: 'mcp-apps',
        via: 'mcp-apps',
        version: '3.2.1',
      });
    });
  }

  test('the stack and a draft survive full screen and the way back inline', async ({ chat }) => {
    const frame = await chat.show();
    await frame.getByRole('link', { name: 'Item 1' }).click();
    await frame.getByRole('textbox', { name: 'Note' }).fill('By Friday');
    for (const mode of ['fullscreen', 'inline'] as const) {
      const answer = await frame.evaluate(
        (wanted) =>
          mcp.platform.host.invoke({ name: 'ui/request-display-mode', params: { mode: wanted } }),
        mode,
      );
      expect(answer).toMatchObject({ mode });
      await expect(frame.locator('html')).toHaveAttribute('data-display-mode', mode);
      await expect(frame.getByRole('textbox', { name: 'Note' })).toHaveValue('By Friday');
      expect(await stackIn(frame)).toBe('/ > /item/1');
    }
    await frame.getByRole('button', { name: 'Back' }).click();
    await expect(frame.getByRole('link', { name: 'Item 1' })).toBeVisible();
  });

  test('the app follows theme, styles, language and edges of the host', async ({ chat, page }) => {
    const frame = await chat.show({
      context: { theme: 'dark', safeAreaInsets: { top: 12, right: 0, bottom: 34, left: 0 } },
    });
    const root = frame.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(root).toHaveCSS('--portico-safe-bottom', '34px');
    await page.evaluate(() =>
      host.bridge().setHostContext({
        theme: 'light',
        locale: 'de-DE',
        styles: {
          variables: { '--font-sans': 'Georgia' } as never,
          css: { fonts: '@font-face { font-family: Chat; src: local("Chat") }' },
        },
      }),
    );
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(root).toHaveAttribute('lang', 'de');
    await expect(root).toHaveCSS('--font-sans', 'Georgia');
    const fonts = () => frame.evaluate(() => [...document.fonts].map(({ family }) => family));
    await expect.poll(fonts).toContain('Chat');
  });

  test('a request goes to the server by the tool of the host, without its secrets', async ({
    chat,
  }) => {
    const frame = await chat.show();
    await frame.getByRole('button', { name: 'Load the orders' }).click();
    await expect(frame.getByText('{"path":"/orders?state=open"}')).toBeVisible();
    const headers = { accept: 'application/json, text/plain, */*' };
    expect(await chat.calls('tool')).toMatchObject([
      {
        name: 'send_request',
        arguments: { method: 'GET', path: '/orders?state=open', headers },
      },
    ]);
    const sent = await frame.evaluate(() =>
      mcp.platform
        .request({
          url: '/missing',
          method: 'POST',
          data: { a: 1 },
          header: { Authorization: 'Bearer secret' },
        })
        .then(
          () => null,
          ({ code }: { readonly code: string }) => code,
        ),
    );
    expect(sent).toBe('http-status');
    const [, post] = (await chat.calls('tool')) as { readonly arguments: object }[];
    expect(post?.arguments).toMatchObject({ method: 'POST', path: '/missing', body: '{"a":1}' });
    expect(JSON.stringify(post)).not.toContain('secret');
  });

  test('the result of a tool opens its page, and a later one keeps the page of the user', async ({
    chat,
    page,
  }) => {
    const frame = await chat.show();
    await readyIn(frame);
    await page.evaluate(async () => {
      await host.bridge().sendToolInput({ arguments: { query: 'lamp' } });
      await host.bridge().sendToolResult({ content: [], structuredContent: { item: '7' } });
    });
    await expect(frame.getByText('This is item 7')).toBeVisible();
    expect(await stackIn(frame)).toBe('/item/7');
    expect(await frame.evaluate(() => mcp.events().map(({ kind }) => kind))).toEqual([
      'input',
      'result',
    ]);
    await frame.evaluate(() => mcp.platform.relaunch('/' as never));
    await expect(frame.getByRole('link', { name: 'Item 1' })).toBeVisible();
    await page.evaluate(() =>
      host.bridge().sendToolResult({ content: [], structuredContent: { item: '8' } }),
    );
    await expect(frame.getByText('This is item 8')).toBeVisible();
    expect(await stackIn(frame)).toBe('/ > /item/8');
  });

  test('links, downloads and messages go through the host, and it may refuse a link', async ({
    chat,
  }) => {
    const frame = await chat.show();
    await readyIn(frame);
    const open = (url: string) =>
      frame.evaluate(
        (target) =>
          mcp.platform.host.openOutside({ url: target }).then(
            ({ result }) => result as string,
            ({ code }: { readonly code: string }) => code,
          ),
        url,
      );
    expect(await open('https://shop.example/')).toBe('opened');
    expect(await open('https://forbidden.example/')).toBe('denied');
    expect(await chat.calls('open-link')).toEqual([
      { url: 'https://shop.example/' },
      { url: 'https://forbidden.example/' },
    ]);

    expect(await frame.evaluate(() => mcp.platform.host.can('saveImage'))).toBe('native');
    await frame.evaluate(() =>
      mcp.platform.saveImage({ filePath: new File(['abc'], 'a b.png', { type: 'image/png' }) }),
    );
    const resource = { uri: 'file:///a%20b.png', mimeType: 'image/png', blob: 'YWJj' };
    expect(await chat.calls('download')).toEqual([{ contents: [{ type: 'resource', resource }] }]);

    const message = { role: 'user', content: [{ type: 'text', text: 'Order it' }] };
    await frame.evaluate(
      (params) => mcp.platform.host.invoke({ name: 'ui/message', params }),
      message,
    );
    expect(await chat.calls('message')).toEqual([message]);
  });

  test('the frame gets the height of its page', async ({ chat, page }) => {
    const frame = await chat.show();
    const iframe = page.locator('iframe');
    const heightOf = async () => (await iframe.boundingBox())?.height ?? 0;
    // The first page is shorter than the frame of the host, and the second page is longer.
    await expect.poll(heightOf).toBeLessThan(400);
    await frame.getByRole('link', { name: 'Item 1' }).click();
    await expect.poll(heightOf).toBeGreaterThan(700);
    await frame.getByRole('button', { name: 'Back' }).click();
    await expect.poll(heightOf).toBeLessThan(400);
  });

  test('closing the app asks the host, which waits for the product before it removes the app', async ({
    chat,
  }) => {
    const frame = await chat.show();
    await readyIn(frame);
    await frame.evaluate(() => mcp.platform.host.closeWindow());
    await expect.poll(() => chat.calls('gone')).toHaveLength(1);
    expect(await chat.calls('request-teardown')).toHaveLength(1);
    expect(await frame.evaluate(() => mcp.goodbyes())).toBe(1);
  });

  test('in a frame whose page never answers, the app works and host.ready rejects', async ({
    chat,
  }) => {
    const frame = await chat.show({ isSilent: true });
    await frame.getByRole('link', { name: 'Item 1' }).click();
    await expect(frame.getByText('This is item 1')).toBeVisible();
    expect(await readyIn(frame)).toBe('failed');
    await frame.getByRole('button', { name: 'Back' }).click();
    await expect(heading(frame, 'Orders')).toBeVisible();
  });

  test('messages of other windows and of no protocol do nothing', async ({ chat, page }) => {
    const frame = await chat.show();
    await readyIn(frame);
    await page.evaluate(async () => {
      for (const data of ['text', null, 7, { jsonrpc: '1.0' }, { method: 'ui/resource-teardown' }])
        host.post(data);
      host.post({ jsonrpc: '2.0', id: 999, result: { structuredContent: { item: '9' } } });
      // A frame beside the app sends what the host might send.
      const other = document.createElement('iframe');
      const message = {
        jsonrpc: '2.0',
        method: 'ui/notifications/tool-result',
        params: { content: [], structuredContent: { item: '9' } },
      };
      const send = `parent.frames[0].postMessage(${JSON.stringify(message)}, '*')`;
      const sent = new Promise((done) => other.addEventListener('load', done));
      other.srcdoc = `<script>${send}</script>`;
      document.body.append(other);
      await sent;
      await host.bridge().sendToolInput({ arguments: {} });
    });
    // The frame handles messages in their order.
    await expect
      .poll(() => frame.evaluate(() => mcp.events().map(({ kind }) => kind)))
      .toEqual(['input']);
    expect(await stackIn(frame)).toBe('/');
    expect(await frame.evaluate(() => mcp.goodbyes())).toBe(0);
  });
});

test('[S1.2] outside a frame the same app is a web page with the history of the browser', async ({
  built,
  page,
}) => {
  await page.route(`${CHAT}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: built.app }),
  );
  await page.goto(CHAT);
  await page.getByRole('link', { name: 'Item 1' }).click();
  await expect(page.getByText('This is item 1')).toBeVisible();
  expect(page.url()).toBe(`${CHAT}item/1`);
  expect(await page.evaluate(() => mcp.platform.host.env().app)).toBe('browser');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Item 1' })).toBeVisible();
});
