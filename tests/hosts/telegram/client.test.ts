import { fakePlatform } from '../../helpers/fake-platform';
import { telegramApp } from '../../helpers/telegram-app';
import { createClient } from '@/hosts/telegram/client';
import { describe, expect, it } from 'vitest';

type Receiver = { receiveEvent(event: string, data: object): unknown };
type Receivers = { readonly Telegram: { WebView: Receiver }; TelegramGameProxy: Receiver };

const never = new AbortController().signal;

describe('[S1.2] the client of Telegram', () => {
  it.each([
    ['Telegram', 'WebView', 'receiveEvent'],
    ['TelegramGameProxy', 'receiveEvent'],
    ['TelegramGameProxy_receiveEvent'],
  ])('the client receives events through %s', (...path) => {
    const { client, context } = telegramApp();
    const heard: unknown[] = [];
    const stop = client.on('theme_changed', (data) => heard.push(data));
    const receive = path.reduce<unknown>(
      (at, name) => Reflect.get(at as object, name),
      context.env.window,
    ) as (event: unknown, data?: unknown) => void;
    receive('theme_changed', { a: 1 });
    receive('theme_changed');
    receive('other', { a: 2 });
    receive(undefined, null);
    stop();
    receive('theme_changed', { a: 3 });
    expect(heard).toEqual([{ a: 1 }, {}]);
  });

  it("the client keeps the receiver of Telegram's own script", () => {
    const { context } = fakePlatform();
    const { env } = context;
    const heard: unknown[] = [];
    const WebView = { receiveEvent: (...event: unknown[]) => heard.push(event) };
    Object.assign(env.window, { Telegram: { WebView, WebApp: 'kept' } });
    const client = createClient(context, { post: () => {} });
    client.on('x', () => heard.push('ours'));
    WebView.receiveEvent('x', { a: 1 });
    expect(heard).toEqual([['x', { a: 1 }], 'ours']);
    expect(Reflect.get(env.window, 'Telegram')).toMatchObject({ WebApp: 'kept' });
  });

  it("the client receives events after Telegram's own script has replaced the receivers", () => {
    const { client, context } = telegramApp();
    const globals = context.env.window as unknown as Receivers;
    const heard: unknown[] = [];
    client.on('x', ({ a }) => heard.push(`ours ${String(a)}`));
    const receiveEvent = (event: string) => heard.push(`theirs ${event}`);
    globals.Telegram.WebView = { receiveEvent };
    globals.TelegramGameProxy = { receiveEvent };
    globals.Telegram.WebView.receiveEvent('x', { a: 1 });
    globals.TelegramGameProxy.receiveEvent('x', { a: 2 });
    expect(heard).toEqual(['theirs x', 'ours 1', 'theirs x', 'ours 2']);
    context.life.abort();
    globals.Telegram.WebView.receiveEvent('x', { a: 3 });
    expect(heard.slice(4)).toEqual(['theirs x']);
    expect(globals.Telegram.WebView.receiveEvent).toBe(receiveEvent);
  });

  it.each([undefined, null, 5, Object.freeze({ receiveEvent() {} })])(
    'a script that sets the receiver to %s gets no error',
    (value) => {
      const { context } = telegramApp();
      const { Telegram } = context.env.window as unknown as Receivers;
      expect(() => Object.assign(Telegram, { WebView: value })).not.toThrow();
      expect(Telegram.WebView).toBe(value);
    },
  );

  it('the client accepts messages of the web version only', () => {
    const { client, context } = telegramApp();
    const { window } = context.env;
    const parent = {};
    Object.assign(window, { parent });
    const heard: unknown[] = [];
    client.on('x', (data) => heard.push(data));
    const message = (source: unknown, origin: string, data: unknown) =>
      window.dispatchEvent(Object.assign(new Event('message'), { source, origin, data }));
    const said = JSON.stringify({ eventType: 'x', eventData: { a: 1 } });
    message(parent, 'https://web.telegram.org', said);
    message(parent, 'https://webk.telegram.org', said);
    message(parent, 'https://evil.org', said);
    message(parent, 'https://eviltelegram.org', said);
    message({}, 'https://web.telegram.org', said);
    message(parent, 'https://web.telegram.org', '{');
    message(parent, 'https://web.telegram.org', null);
    expect(heard).toEqual([{ a: 1 }, { a: 1 }]);
  });

  it('an unmounted app restores the receivers and ignores later events', async () => {
    const { client, context, tell } = telegramApp();
    const { window } = context.env;
    const heard: unknown[] = [];
    client.on('x', () => heard.push('by message'));
    const scanned = client.ask('scan', ['scanned'], { timeout: 0, signal: never });
    context.life.abort();
    tell('x');
    const data = JSON.stringify({ eventType: 'x' });
    const facts = { source: window.parent, origin: 'https://web.telegram.org', data };
    window.dispatchEvent(Object.assign(new Event('message'), facts));
    expect(heard).toEqual([]);
    expect(await scanned).toBe('aborted');
    expect(window).toMatchObject({ Telegram: { WebView: {} }, TelegramGameProxy: {} });
    expect(Reflect.get(window, 'TelegramGameProxy_receiveEvent')).toBeUndefined();
  });

  it('a later app receives events after the first app was unmounted', () => {
    const first = telegramApp();
    const heard: unknown[] = [];
    const second = createClient({ ...first.context, life: new AbortController() }, { post() {} });
    first.client.on('x', () => heard.push('first'));
    second.on('x', () => heard.push('second'));
    first.context.life.abort();
    const { Telegram } = first.context.env.window as unknown as {
      readonly Telegram: { readonly WebView: { receiveEvent(event: string): void } };
    };
    Telegram.WebView.receiveEvent('x');
    expect(heard).toEqual(['second']);
  });

  it('the client ignores an error of Telegram’s proxy', () => {
    const client = createClient(fakePlatform().context, {
      post: () => {
        throw new Error('unknown event');
      },
    });
    expect(() => client.post('web_app_ready')).not.toThrow();
  });

  it('ask resolves to the first event', async () => {
    const { client, posts, tell, timers } = telegramApp();
    const asked = client.ask('q', ['a', 'b'], { timeout: 100, signal: never });
    expect(posts).toEqual([['q', {}]]);
    tell('b', { n: 1 });
    tell('a', { n: 2 });
    expect(await asked).toEqual({ event: 'b', data: { n: 1 } });
    expect(timers()).toBe(0);
  });

  it('ask resolves to late if no event arrives in time', async () => {
    const { client, pass } = telegramApp();
    const asked = client.ask('q', ['a'], { timeout: 100, signal: never });
    pass(100);
    expect(await asked).toBe('late');
  });

  it('ask resolves to aborted when its signal is aborted', async () => {
    const { client, posts } = telegramApp();
    const ending = new AbortController();
    const asked = client.ask('q', ['a'], { timeout: 0, signal: ending.signal });
    ending.abort();
    expect(await asked).toBe('aborted');
    expect(await client.ask('r', ['a'], { timeout: 0, signal: ending.signal })).toBe('aborted');
    expect(posts.map(([name]) => name)).toEqual(['q']);
  });
});
