import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { putInWeChat } from '../../helpers/wechat-bridge';
import { loadersOf, createPlatform } from '@/platform/create-platform';
import { createHost } from '@/platform/host/connect';
import { createPageShares } from '@/platform/host/share/page-shares';
import { parts } from '@/platform/registry';
import type { Navigator, ShareCard } from '@/router';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';

const page = { id: 'p1', route: '/item', url: '/item', params: {} };

function start({ share }: { readonly share?: () => Promise<void> } = {}) {
  const fake = fakePlatform();
  const { context } = fake;
  Object.assign(context.env.document, { title: 'Document', baseURI: 'https://example.org/' });
  Object.assign(context.env.window.navigator, { share });
  return { ...fake, platform: createPlatform(context, {} as Navigator) };
}

function startInWeChat(options: Parameters<typeof putInWeChat>[1] = {}) {
  const fake = fakePlatform();
  Object.assign(fake.context.env.document, {
    title: 'Document',
    baseURI: 'https://example.org/',
    querySelectorAll: () => [],
  });
  const bridge = putInWeChat(fake.context, options);
  return { ...fake, ...bridge, platform: createPlatform(fake.context, {} as Navigator) };
}

describe('[S1.2] platform.host in a browser', () => {
  it('host.env describes the browser, and host.ready resolves at once', async () => {
    const { platform } = start();
    expect(platform.host.env()).toEqual({
      app: 'browser',
      os: 'desktop',
      version: '',
      miniProgram: false,
      via: 'web',
    });
    await expect(platform.host.ready()).resolves.toBeUndefined();
  });

  it('host.can gives the level of every call of the platform', () => {
    const { platform } = start({ share: async () => {} });
    expect(platform.host.can('share.open')).toBe('web');
    expect(platform.host.can('showToast')).toBe('web');
    expect(platform.host.can('host.uploadMedia')).toBe('none');
    expect(platform.host.can('login')).toBe('none');
    expect(platform.host.can('no such call')).toBe('none');
    expect(platform.canIUse('share.open')).toBe(true);
    expect(platform.canIUse('host.uploadMedia')).toBe(false);
  });

  it('host.can throws for a value that is not a name', () => {
    const { platform } = start();
    expect(() => platform.host.can(7 as never)).toThrowError(
      expect.objectContaining({
        code: 'invalid',
        errMsg: 'host.can:fail parameter.api should be a string',
      }),
    );
  });

  it('host.env fails like other calls if the window cannot be read', () => {
    const { context } = fakePlatform();
    const { host } = createPlatform(context, {} as Navigator);
    Object.assign(context, { shelf: () => ({ env: () => context.env.document.title.length }) });
    expect(() => host.env()).toThrowError(expect.objectContaining({ api: 'host.env' }));
  });
});

describe('[S1.2] platform.share', () => {
  it('platform.share is also a call of uni-app, which is unsupported', async () => {
    const { platform } = start();
    await expect(platform.share()).rejects.toMatchObject({
      code: 'unsupported',
      errMsg: 'share:fail API not yet implemented',
    });
  });

  it('share.open opens the share sheet in the task of the tap after its code was fetched', async () => {
    const share = vi.fn(async () => {});
    const { platform, context } = start({ share });
    void loadersOf(context, [parts.share.open])[0]?.().catch(() => {});
    await parts.share.open.load();
    await flush();
    const done = platform.share.open({ title: 'Carrara' });
    expect(share).toHaveBeenCalledWith({ url: 'https://example.org/', title: 'Carrara' });
    await expect(done).resolves.toEqual({ result: 'shared' });
    expect(share).toHaveBeenCalledTimes(1);
  });

  it('share.open opens no sheet for an invalid card', async () => {
    const share = vi.fn(async () => {});
    const { platform } = start({ share });
    await expect(platform.share.open({ link: 'weixin://' })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(share).not.toHaveBeenCalled();
  });

  it('share.prepare sets the card of the page that called it while its code loads', async () => {
    const { platform, context, turnTo } = start();
    const done = platform.share.prepare({ title: 'Before' });
    turnTo({ id: 'p2' });
    await done;
    const shares = context.shelf(createPageShares);
    expect(shares.of(page)?.title).toBe('Before');
    expect(shares.of({ ...page, id: 'p2' })?.title).toBe('Document');
  });

  it('share.open can be intercepted, and the lifetime of the platform aborts it', async () => {
    const { platform } = start({ share: () => new Promise(() => {}) });
    const heard: unknown[] = [];
    platform.use('share.open', {
      invoke: (params) => void heard.push(params),
    });
    const ending = new AbortController();
    const done = platform.until(ending.signal).share.open({ title: 'Carrara' });
    ending.abort();
    await expect(done).rejects.toMatchObject({ code: 'abort', api: 'share.open' });
    await vi.waitFor(() => expect(heard).toEqual([{ title: 'Carrara' }]));
  });

  it('an interceptor of share.open has the types of the call', () => {
    const { platform } = start();
    const remove = platform.use('share.open', {
      invoke: (params) => {
        expectTypeOf(params).toExtend<ShareCard>();
        expectTypeOf(params.title).toEqualTypeOf<string | undefined>();
        return { ...params, title: 'Carrara' };
      },
      success: (answer) => {
        expectTypeOf(answer.result).toEqualTypeOf<'shared' | 'opened' | 'guided' | 'copied'>();
        return { result: 'shared' };
      },
    });
    remove();
    platform.use('share.prepare', {
      invoke: (card) => void expectTypeOf(card).toExtend<ShareCard | false>(),
    });
    platform.addInterceptor('host.uploadMedia', {
      invoke: ({ path }) => void expectTypeOf(path).toEqualTypeOf<string>(),
      success: ({ serverId }) => void expectTypeOf(serverId).toEqualTypeOf<string>(),
    });
    // @ts-expect-error share.open has no such outcome.
    platform.use('share.open', { success: () => ({ result: 'posted' }) });
    // @ts-expect-error The platform has no such call.
    platform.use('share.close', {});
  });
});

describe('[S1.2] platform.host in WeChat', () => {
  it('platform.host connects to WeChat without a call', async () => {
    const { platform, calls } = startInWeChat();
    expect(platform.host.env()).toMatchObject({ app: 'wechat', os: 'ios', version: '8.0.69' });
    expect(platform.host.can('chooseImage')).toBe('web');
    await platform.host.ready();
    expect(platform.host.can('chooseImage')).toBe('native');
    expect(platform.host.can('share.prepare')).toBe('native');
    expect(platform.host.can('share.open')).toBe('assist');
    expect(calls.filter(({ name }) => name === 'preVerifyJSAPI')).toHaveLength(1);
  });

  it('host.ready rejects if WeChat refuses the page', async () => {
    const { platform } = startInWeChat({
      answers: { preVerifyJSAPI: () => ({ errMsg: 'config:fail,invalid url domain' }) },
    });
    await expect(platform.host.ready()).rejects.toMatchObject({
      code: 'unsigned',
      api: 'host.ready',
    });
    expect(platform.host.can('chooseImage')).toBe('web');
    expect(platform.host.can('host.closeWindow')).toBe('native');
  });

  it('an aborted call does not wait for WeChat', async () => {
    const { platform } = startInWeChat({
      answers: { preVerifyJSAPI: () => new Promise(() => {}) },
    });
    const task = platform.host.ready();
    task.abort();
    await expect(task).rejects.toMatchObject({ code: 'abort', api: 'host.ready' });
  });

  it('share.open in WeChat does not open the share sheet of the browser', async () => {
    const { platform, context, emit } = startInWeChat();
    const share = vi.fn(async () => {});
    Object.assign(context.env.window.navigator, { share });
    const task = platform.share.open();
    emit('nothing', {});
    await vi.waitFor(() => expect(context.overlays.getState().open).toHaveLength(1));
    expect(share).not.toHaveBeenCalled();
    task.abort();
    await expect(task).rejects.toMatchObject({ code: 'abort' });
    expect(context.shelf(createHost).state().kind).toBe('connected');
  });
});
