import { afterEach, describe, expect, it, vi } from 'vitest';
import type { McpAppsOptions, McpHostContext, McpToolEvent } from '@/hosts/mcp-apps';
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
    await expect(host.ready()).rejects.toThrow('no answer within 10000 ms');
    expect(isClosed).toHaveBeenCalledTimes(1);
  });

  it('the adapter ends the connection when the app is unmounted', async () => {
    const { connect, context, bridge } = openChat({});
    const host = await connect();
    await host.ready();
    const closed = new Promise<void>((resolve) => void Object.assign(bridge, { onclose: resolve }));
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
