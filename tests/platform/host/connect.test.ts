import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { iphone } from '../../helpers/wechat-bridge';
import type { HostConnection } from '@/platform/host/adapter';
import type { ConnectHost } from '@/platform/host/config';
import { createHost } from '@/platform/host/connect';
import { describe, expect, it, vi } from 'vitest';

type Load = () => Promise<ConnectHost>;

function start(load: Load) {
  const fake = fakePlatform();
  Object.assign(fake.context.env.window, {
    navigator: { userAgent: iphone, platform: 'iPhone', maxTouchPoints: 5 },
  });
  const host = createHost(fake.context, load);
  const kinds: string[] = [];
  host.subscribe(() => kinds.push(host.state().kind));
  return { ...fake, host, kinds };
}

function adapterOf(change: Partial<HostConnection> = {}): HostConnection {
  const env = {
    app: 'wechat',
    os: 'ios',
    version: '8',
    miniProgram: false,
    via: 'wechat',
  } as const;
  return { ready: async () => {}, env: () => env, calls: {}, serves: () => false, ...change };
}

describe('[S1.2] createHost', () => {
  it('createHost loads no adapter in a browser, and is ready at once', async () => {
    const { context } = fakePlatform();
    const load = vi.fn<Load>();
    const host = createHost(context, load);
    expect(host.state()).toEqual({ kind: 'web' });
    await host.ready();
    expect(load).not.toHaveBeenCalled();
  });

  it('createHost is connected when the adapter is ready, and tells the adapter about each page', async () => {
    const pageChanged = vi.fn();
    const { host, kinds, record } = start(async () => () => adapterOf({ pageChanged }));
    expect(host.state()).toEqual({ kind: 'connecting' });
    await host.ready();
    expect(kinds).toEqual(['connected']);
    record('hide');
    expect(pageChanged).not.toHaveBeenCalled();
    record('show');
    expect(pageChanged).toHaveBeenCalledTimes(1);
  });

  it('createHost serves calls by the browser if the adapter is lost, and fetches it again on the next page', async () => {
    const load = vi
      .fn<Load>(async () => () => adapterOf())
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { host, record, kinds } = start(load);
    await expect(host.ready()).rejects.toMatchObject({ code: 'failed', api: 'host.ready' });
    expect(host.state()).toMatchObject({ kind: 'refused', adapter: null });
    record('show');
    record('show');
    await flush();
    await host.ready();
    expect(load).toHaveBeenCalledTimes(2);
    expect(kinds).toEqual(['refused', 'connected']);
  });

  it('createHost requests a lost chunk of the adapter once more, and then connects', async () => {
    const lost = new TypeError('Failed to fetch dynamically imported module: /assets/wechat.js');
    const load = vi.fn<Load>(async () => () => adapterOf()).mockRejectedValueOnce(lost);
    const { host, kinds } = start(load);
    await host.ready();
    expect(load).toHaveBeenCalledTimes(2);
    expect(kinds).toEqual(['connected']);
  });

  it('createHost creates no adapter for an app that was unmounted while the code loaded', async () => {
    const make = vi.fn(() => adapterOf());
    const late = start(async () => make);
    late.context.life.abort();
    await expect(late.host.ready()).rejects.toMatchObject({ code: 'failed' });
    expect(make).not.toHaveBeenCalled();

    const pageChanged = vi.fn();
    const { host, record, context } = start(async () => () => adapterOf({ pageChanged }));
    await host.ready();
    context.life.abort();
    record('show');
    expect(pageChanged).not.toHaveBeenCalled();
  });

  it('createHost serves calls by the browser if the adapter throws', async () => {
    const { host } = start(async () => () => {
      throw new Error('broken');
    });
    await expect(host.ready()).rejects.toMatchObject({ code: 'failed', message: 'broken' });
    expect(host.env()).toMatchObject({ app: 'wechat', via: 'wechat' });
  });

  it('createHost reports a refusal once, also if its listeners call ready() again', async () => {
    const refuse = () => Promise.reject(new Error('refused'));
    const adapter = adapterOf({ ready: refuse, askAgain: async () => {} });
    const { host, kinds } = start(async () => () => adapter);
    host.subscribe(() => void host.ready().catch(() => {}));
    await expect(host.ready()).rejects.toMatchObject({ api: 'host.ready' });
    const before = host.state();
    await flush();
    expect(kinds).toEqual(['refused']);
    expect(host.state()).toBe(before);
  });

  it('createHost connects later if the app accepts a page after a refusal', async () => {
    let isTaken = false;
    let changed = () => {};
    const { host, kinds } = start(async () => (parts) => {
      changed = parts.changed;
      return adapterOf({
        ready: async () => {
          if (!isTaken) throw new Error('refused');
        },
      });
    });
    await host.settled();
    isTaken = true;
    changed();
    await flush();
    expect(kinds).toEqual(['refused', 'connected']);
  });
});
