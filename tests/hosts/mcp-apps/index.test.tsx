import { afterEach, describe, expect, it, vi } from 'vitest';
import type { McpAppsOptions, McpHostContext, McpToolEvent } from '@/hosts/mcp-apps';
import { followHeight } from '@/hosts/mcp-apps/height';
import { setLocale } from '@/platform/app/set-locale';
import { setTheme } from '@/platform/app/set-theme';
import { openChat } from '../../helpers/chat';
import { flush } from '../../helpers/flush';
import { hostWork } from '../../helpers/telegram-app';

const root = document.documentElement;

afterEach(() => {
  for (const name of ['theme', 'displayMode']) delete root.dataset[name];
  root.removeAttribute('style');
  localStorage.clear();
});

type Fields = Readonly<Record<string, unknown>>;

const requests = { origin: 'https://api.example', tool: 'send_request' };

describe('[S1.2] the connection to a host of MCP Apps', () => {
  it('the adapter is ready when the host has answered, and knows its version', async () => {
    const { connect } = openChat({});
    const host = await connect();
    expect(host.serves('closeWindow')).toBe(false);
    await host.ready();
    expect(host.env()).toMatchObject({ app: 'mcp-apps', version: '3.2.1' });
    expect(host.serves('closeWindow')).toBe(true);
    expect(host.serves('chooseImage')).toBe(false);
  });

  it('the adapter says so if `load` gave no SDK', async () => {
    const { connect } = openChat({ load: async () => ({ default: {} }) });
    const host = await connect();
    const message = '`load` did not give the SDK of MCP Apps';
    await expect(host.ready()).rejects.toMatchObject({ code: 'unsupported', message });
  });

  it.each<[string, Parameters<typeof openChat>[0]]>([
    ['the SDK never loads', { load: () => new Promise(() => {}) }],
    ['the host never answers', { isSilent: true }],
  ])('the adapter gives up after ten seconds if %s', async (_what, options) => {
    const { connect, pass } = openChat(options);
    const host = await connect();
    await flush();
    pass(10_000);
    await expect(host.ready()).rejects.toThrow('no answer within 10000 ms');
    expect(host.serves('closeWindow')).toBe(false);
  });

  it('the adapter ends the connection to a host that never answers', async () => {
    const { connect, pass, isClosed } = openChat({ isSilent: true });
    const host = await connect();
    await flush();
    pass(10_000);
    await expect(host.ready()).rejects.toThrow();
    expect(isClosed).toHaveBeenCalledTimes(1);
  });

  it('the adapter ends the connection when the app is unmounted', async () => {
    const { connect, context, bridge } = openChat({});
    const host = await connect();
    await host.ready();
    const closed = new Promise<void>((resolve) => (bridge.onclose = resolve));
    context.life.abort();
    await expect(closed).resolves.toBeUndefined();
  });

  it('closeWindow asks the host, which takes leave of the app before it removes the app', async () => {
    const steps: string[] = [];
    const onTeardown = async () => {
      await flush();
      steps.push('saved');
    };
    const { connect, context, bridge } = openChat({ onTeardown });
    vi.spyOn(context.navigator, 'appVisible').mockImplementation((isVisible) => {
      steps.push(`visible: ${isVisible}`);
    });
    const host = await connect();
    await host.ready();
    const removed = new Promise<void>((resolve) => {
      bridge.onrequestteardown = async () => {
        await bridge.teardownResource({});
        steps.push('removed');
        resolve();
      };
    });
    await host.calls.closeWindow?.({}, hostWork());
    await removed;
    expect(steps).toEqual(['visible: false', 'saved', 'removed']);
  });
});

describe('[S1.2] the look of an app in a host of MCP Apps', () => {
  async function start(hostContext: Fields, more: Partial<McpAppsOptions> = {}) {
    const chat = openChat({ hostContext, ...more });
    const host = await chat.connect();
    await host.ready();
    const change = async (next: Fields) => {
      await chat.bridge.sendHostContextChange(next);
      await flush();
    };
    return { ...chat, change };
  }

  it('the theme is that of the host, also after a change', async () => {
    const { change } = await start({ theme: 'dark' });
    expect(root.dataset.theme).toBe('dark');
    await change({ theme: 'light' });
    expect(root.dataset.theme).toBe('light');
  });

  it('the theme of the product stays', async () => {
    root.dataset.theme = 'light';
    const { change } = await start({ theme: 'dark' });
    await change({ theme: 'dark' });
    expect(root.dataset.theme).toBe('light');
  });

  it('the theme that the user has chosen stays until the user chooses none', async () => {
    const { change, context } = await start({ theme: 'dark' });
    await setTheme(context)({ theme: 'dark' });
    await change({ theme: 'light' });
    expect(root.dataset.theme).toBe('dark');
    await setTheme(context)({ theme: 'auto' });
    expect(root.dataset.theme).toBe('light');
  });

  it('variables get the names of the protocol, and no other name changes the app', async () => {
    const variables = {
      '--color-text-primary': 'rgb(1, 2, 3)',
      '--portico-bg': 'red',
      color: 'red',
    };
    await start({ styles: { variables: { '--color-text-primary': 'rgb(1, 2, 3)' } } });
    expect(root.style.getPropertyValue('--color-text-primary')).toBe('rgb(1, 2, 3)');
    const { followLook } = await import('@/hosts/mcp-apps/look');
    followLook(openChat({}).context)({ styles: { variables } });
    expect(root.style.getPropertyValue('--portico-bg')).toBe('');
    expect(root.style.color).toBe('');
  });

  it('the edges of the screen and the display mode are on the root element', async () => {
    const safeAreaInsets = { top: 10, right: 0, bottom: 34, left: 0 };
    const { change } = await start({ displayMode: 'inline', safeAreaInsets });
    expect(root.style.getPropertyValue('--portico-safe-bottom')).toBe('34px');
    expect(root.dataset['displayMode']).toBe('inline');
    await change({ displayMode: 'fullscreen' });
    expect(root.dataset['displayMode']).toBe('fullscreen');
  });

  it('the language is that of the host, and the data load again in it', async () => {
    const chat = openChat({ hostContext: { locale: 'fr-CA' } });
    const invalidate = vi.spyOn(chat.context.navigator, 'invalidate');
    const host = await chat.connect();
    await host.ready();
    await vi.waitFor(() => expect(invalidate).toHaveBeenCalledTimes(1));
    expect(chat.context.messages.getState().locale).toBe('fr');
  });

  it('the language that the user has chosen stays', async () => {
    const chat = openChat({ hostContext: { locale: 'fr' } });
    await setLocale(chat.context)('de');
    const host = await chat.connect();
    await host.ready();
    await flush();
    expect(chat.context.messages.getState().locale).toBe('de');
  });

  it('onContext gets all that the host has said, at the start and after each change', async () => {
    const seen: McpHostContext[] = [];
    const { change } = await start(
      { theme: 'dark', timeZone: 'Asia/Tokyo' },
      { onContext: (context) => void seen.push({ ...context }) },
    );
    await change({ displayMode: 'fullscreen' });
    expect(seen).toEqual([
      { theme: 'dark', timeZone: 'Asia/Tokyo' },
      { theme: 'dark', timeZone: 'Asia/Tokyo', displayMode: 'fullscreen' },
    ]);
  });
});

describe('[S1.2] the tool call for which the host shows the app', () => {
  const toolInfo = { tool: { name: 'show_item', inputSchema: { type: 'object' } } };

  async function start(onTool: McpAppsOptions['onTool']) {
    const chat = openChat({ hostContext: { toolInfo }, ...(onTool && { onTool }) });
    const go = vi.spyOn(chat.context.navigator, 'go');
    const open = vi.spyOn(chat.context.navigator, 'open');
    const host = await chat.connect();
    await host.ready();
    return { ...chat, go, open };
  }

  const pageOf = (event: McpToolEvent) =>
    event.kind === 'result' ? String(event.result.structuredContent) : null;

  it('the product gets the arguments, the result and a cancellation with the name of the tool', async () => {
    const events: McpToolEvent[] = [];
    const { bridge } = await start((event) => void events.push(event));
    await bridge.sendToolInputPartial({ arguments: { a: 1 } });
    await bridge.sendToolInput({ arguments: { a: 12 } });
    await bridge.sendToolResult({ content: [], structuredContent: { b: 2 } });
    await bridge.sendToolCancelled({ reason: 'user' });
    await flush();
    expect(events).toMatchObject([
      { kind: 'partial-input', tool: 'show_item', arguments: { a: 1 } },
      { kind: 'input', tool: 'show_item', arguments: { a: 12 } },
      { kind: 'result', tool: 'show_item', result: { structuredContent: { b: 2 } } },
      { kind: 'cancelled', tool: 'show_item', reason: 'user' },
    ]);
  });

  it('the page of the result replaces the first page, and so does that of the next result', async () => {
    const { bridge, go, open } = await start(pageOf);
    for (const structuredContent of ['/item/1', '/item/2'])
      await bridge.sendToolResult({ content: [], structuredContent });
    await flush();
    expect(go.mock.calls).toEqual([
      ['relaunch', { to: { url: '/item/1' } }],
      ['relaunch', { to: { url: '/item/2' } }],
    ]);
    expect(open).not.toHaveBeenCalled();
  });

  it('the page of the result opens above the page to which the user has gone', async () => {
    const { bridge, go, open, turnTo } = await start(pageOf);
    turnTo({ id: 'other', url: '/other' });
    await bridge.sendToolResult({ content: [], structuredContent: '/item/1' });
    await flush();
    expect(go).not.toHaveBeenCalled();
    expect(open.mock.calls).toEqual([[{ to: { url: '/item/1' } }]]);
  });

  it('a page that is on top already is not opened again', async () => {
    const { bridge, go, open } = await start(() => '/');
    await bridge.sendToolInput({ arguments: {} });
    await flush();
    expect(go).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
  });

  it('a refused page and an error of the product are reported', async () => {
    const { bridge, go, context } = await start((event) => {
      if (event.kind === 'result') return '/nothing';
      throw new Error('from the product');
    });
    const report = vi.spyOn(context.env.errors, 'report').mockImplementation(() => {});
    go.mockResolvedValue({ refused: 'not-found', message: 'no page at /nothing' } as never);
    await bridge.sendToolResult({ content: [] });
    await bridge.sendToolCancelled({});
    await flush();
    expect(report.mock.calls.map(([error]) => (error as Error).message).sort()).toEqual([
      'from the product',
      'onTool of mcpApps: no page at /nothing',
    ]);
  });
});

describe('[S1.2] requests by a tool', () => {
  const everything = { serverTools: {} };

  async function start(
    answer: (given: Record<string, unknown>) => object,
    capabilities: object = everything,
  ) {
    const chat = openChat({ requests, capabilities });
    const asked: unknown[] = [];
    chat.bridge.oncalltool = async (params) => {
      asked.push({ name: params.name, arguments: params.arguments });
      return { content: [], ...answer(params.arguments ?? {}) };
    };
    const host = await chat.connect();
    await host.ready();
    const send = (path: string, init?: RequestInit) =>
      host.fetch?.(new Request(`https://api.example${path}`, init)) ?? null;
    return { ...chat, host, asked, send };
  }

  const ok = (fields: object = {}) => ({ structuredContent: { status: 200, ...fields } });

  it('the tool gets method, path, headers and text, and its answer is that of the request', async () => {
    const { asked, send } = await start(() =>
      ok({ status: 201, headers: { 'x-id': '7' }, body: 'é' }),
    );
    const response = await send('/a/b?c=d', {
      method: 'PUT',
      headers: { 'x-a': '1', Authorization: 'Bearer secret' },
      body: 'ü',
    });
    expect(response?.status).toBe(201);
    expect(response?.headers.get('x-id')).toBe('7');
    expect(await response?.text()).toBe('é');
    expect(asked).toEqual([
      {
        name: 'send_request',
        arguments: {
          method: 'PUT',
          path: '/a/b?c=d',
          headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-a': '1' },
          body: 'ü',
        },
      },
    ]);
  });

  it('bytes that are no text travel as base64 in both directions', async () => {
    const bytes = new Uint8Array([0, 255, 128, 10]);
    const { send } = await start(({ body, base64 }) => ok({ body, base64 }));
    const response = await send('/picture', { method: 'POST', body: bytes });
    expect(new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
  });

  it('an answer without content has no body', async () => {
    const { send } = await start(() => ok({ status: 204, body: '' }));
    expect((await send('/a'))?.body).toBeNull();
  });

  it.each([
    ['the tool send_request has failed', { isError: true }],
    ['gave no answer to a request', {}],
    ['gave no answer to a request', ok({ status: 99 })],
    ['gave no answer to a request', ok({ body: 7 })],
  ])('a request rejects with “%s” for the result %j', async (message, result) => {
    const { send } = await start(() => result);
    await expect(send('/a')).rejects.toThrow(message);
  });

  it('a request that is aborted ends at once', async () => {
    const { send, bridge } = await start(() => ok());
    bridge.oncalltool = () => new Promise(() => {});
    const ending = new AbortController();
    const sent = send('/a', { signal: ending.signal });
    await flush();
    ending.abort();
    await expect(sent).rejects.toThrow();
  });

  it('requests to another origin, and all requests without such a host, are left to the browser', async () => {
    const { host } = await start(() => ok());
    expect(host.fetch?.(new Request('https://other.example/a'))).toBeNull();
    const { send } = await start(() => ok(), {});
    expect(send('/a')).toBeNull();
  });
});

describe('[S1.2] calls of the protocol', () => {
  const call = { signed: true, timeout: 0 };

  it('host.invoke sends a request of the protocol and gives the answer', async () => {
    const { connect, bridge } = openChat({});
    bridge.onrequestdisplaymode = async ({ mode }) => ({ mode });
    bridge.oncalltool = async () => ({ content: [], isError: true });
    const host = await connect();
    await host.ready();
    const params = { mode: 'fullscreen' };
    await expect(
      host.invoke?.({ ...call, name: 'ui/request-display-mode', params }, hostWork()),
    ).resolves.toMatchObject({ mode: 'fullscreen' });
    // A tool that fails has an answer too.
    await expect(
      host.invoke?.({ ...call, name: 'tools/call', params: { name: 'a' } }, hostWork()),
    ).resolves.toMatchObject({ isError: true });
  });

  it('host.invoke names the requests that there are', async () => {
    const { connect } = openChat({});
    const host = await connect();
    await host.ready();
    await expect(
      host.invoke?.({ ...call, name: 'ui/nothing', params: {} }, hostWork()),
    ).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('parameter.name should be one of tools/call'),
    });
  });

  it('host.invoke rejects with denied if the host refused, and with failed if it cannot', async () => {
    const { connect, bridge } = openChat({});
    bridge.onmessage = async () => ({ isError: true });
    const host = await connect();
    await host.ready();
    const message = { role: 'user', content: [{ type: 'text', text: 'a' }] };
    await expect(
      host.invoke?.({ ...call, name: 'ui/message', params: message }, hostWork()),
    ).rejects.toMatchObject({ code: 'denied', message: 'the host refused ui/message' });
    await expect(
      host.invoke?.({ ...call, name: 'resources/list', params: {} }, hostWork()),
    ).rejects.toMatchObject({ code: 'failed' });
  });

  it('host.invoke ends with abort when its call is aborted', async () => {
    const { connect, bridge } = openChat({});
    bridge.onmessage = () => new Promise(() => {});
    const host = await connect();
    await host.ready();
    const ending = new AbortController();
    const params = { role: 'user', content: [] };
    const sent = host.invoke?.(
      { ...call, name: 'ui/message', params },
      hostWork('host.invoke', ending.signal),
    );
    await flush();
    ending.abort();
    await expect(sent).rejects.toMatchObject({ code: 'abort' });
  });

  it('openInBrowser rejects with denied if the host refused the address', async () => {
    const { connect, bridge } = openChat({ capabilities: { openLinks: {} } });
    const opened: string[] = [];
    bridge.onopenlink = async ({ url }) => {
      opened.push(url);
      return { isError: opened.length > 1 };
    };
    const host = await connect();
    await host.ready();
    await host.openInBrowser?.('https://a.example/');
    await expect(host.openInBrowser?.('https://b.example/')).rejects.toMatchObject({
      code: 'denied',
    });
    expect(opened).toEqual(['https://a.example/', 'https://b.example/']);
  });

  it('a file goes to the user by a host that can save files', async () => {
    const { connect, bridge } = openChat({ capabilities: { downloadFile: {} } });
    const saved: unknown[] = [];
    bridge.ondownloadfile = async ({ contents }) => {
      saved.push(...contents);
      return { isError: saved.length > 1 };
    };
    const host = await connect();
    await host.ready();
    expect(host.serves('saveToDevice')).toBe(true);
    const file = { blob: new Blob(['abc'], { type: 'text/plain' }), name: 'a/b.txt' };
    await host.calls.saveToDevice?.(file, hostWork());
    const resource = { uri: 'file:///a%2Fb.txt', mimeType: 'text/plain', blob: 'YWJj' };
    expect(saved).toEqual([{ type: 'resource', resource }]);
    await expect(host.calls.saveToDevice?.(file, hostWork())).rejects.toMatchObject({
      code: 'denied',
    });
  });

  it('without that capability of the host, the browser saves files', async () => {
    const { connect } = openChat({});
    const host = await connect();
    await host.ready();
    expect(host.serves('saveToDevice')).toBe(false);
  });
});

describe('[S1.2] the height of a frame', () => {
  /** A page of the app in this document, with content of a height. */
  function start(hostContext: McpHostContext, height: number) {
    const { context, record } = openChat({});
    const frame = document.createElement('div');
    frame.dataset['pageId'] = 'first';
    const main = document.createElement('main');
    const content = document.createElement('div');
    content.style.blockSize = `${height}px`;
    main.append(content);
    frame.append(main);
    Object.assign(main.style, { height: `${window.innerHeight - 50}px`, overflow: 'auto' });
    document.body.append(frame);
    const heights: number[] = [];
    const measure = followHeight(context, {
      getHostContext: () => hostContext,
      sendSizeChanged: async (size) => void heights.push(size.height),
    });
    const stop = () => {
      context.life.abort();
      frame.remove();
    };
    return { content, heights, measure, record, stop };
  }

  it('the host gets the height of the content and the bars, after each change', async () => {
    const { content, heights, stop } = start({ displayMode: 'inline' }, 900);
    await expect.poll(() => heights).toEqual([950]);
    content.style.blockSize = '300px';
    await expect.poll(() => heights).toEqual([950, 350]);
    stop();
  });

  it('a dialog has room above a short page, and the host limits a long one', async () => {
    const short = start({}, 20);
    await expect.poll(() => short.heights).toEqual([240]);
    short.stop();
    const long = start({ containerDimensions: { maxHeight: 600 } }, 900);
    await expect.poll(() => long.heights).toEqual([600]);
    long.stop();
  });

  it.each<[string, McpHostContext]>([
    ['in full screen', { displayMode: 'fullscreen' }],
    ['with a fixed height', { containerDimensions: { height: 400 } }],
  ])('the host gets no height %s', async (_where, hostContext) => {
    const { heights, stop } = start(hostContext, 900);
    const frames = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frames();
    await frames();
    expect(heights).toEqual([]);
    stop();
  });
});
