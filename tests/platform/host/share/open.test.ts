import { createDeferred } from '../../../helpers/deferred';
import { fakePlatform } from '../../../helpers/fake-platform';
import { flush } from '../../../helpers/flush';
import { starterOf } from '../../../helpers/start-call';
import { iphone, wechatPlatform, wecom } from '../../../helpers/wechat-bridge';
import type { OverlayOf } from '@/platform';
import { open as shareOpen } from '@/platform/host/share/calls';
import { createPageShares } from '@/platform/host/share/page-shares';
import { describe, expect, it, vi } from 'vitest';

const routes = { '/item': { title: 'Stone' }, '/secret': { share: false } } as const;
const address = 'https://example.org/stone/12';
const rejecting = (name: string) => vi.fn(async () => Promise.reject(new DOMException('', name)));

type Browser = {
  readonly share?: unknown;
  readonly canShare?: unknown;
  readonly clipboard?: unknown;
  readonly page?: object;
};

function inBrowser({ page = {}, ...navigator }: Browser) {
  const fake = fakePlatform({ routes, page });
  const { context } = fake;
  Object.assign(context.env.window, {
    navigator: { userAgent: '', platform: '', maxTouchPoints: 0, ...navigator },
    location: { href: address, origin: 'https://example.org' },
    getSelection: () => null,
  });
  Object.assign(context.env.document, { title: 'Document', baseURI: 'https://example.org/' });
  return { ...fake, open: starterOf(context, 'share.open', shareOpen) };
}

const overlaysOf = ({ context }: ReturnType<typeof fakePlatform>) =>
  context.overlays.getState().open;

/** The guide is on the screen. */
async function look(fake: ReturnType<typeof fakePlatform>) {
  await vi.waitFor(() => expect(overlaysOf(fake)).toHaveLength(1));
  const [overlay] = overlaysOf(fake);
  const props = overlay?.props as OverlayOf<'guide'>['props'];
  props.onShown();
  return { overlay, kind: overlay?.kind, props };
}

describe('[S1.2] share.open in a browser', () => {
  it('share.open opens the share sheet in the task of the tap', async () => {
    const share = vi.fn(async () => {});
    const { open } = inBrowser({ share });
    const done = open({});
    expect(share).toHaveBeenCalledWith({ url: address, title: 'Stone' });
    await expect(done).resolves.toEqual({ result: 'shared' });
  });

  it('share.open shares another card', async () => {
    const share = vi.fn(async () => {});
    const { open } = inBrowser({ share });
    await open({ title: 'Carrara', desc: 'White', link: '/stone/7' });
    expect(share).toHaveBeenCalledWith({
      url: 'https://example.org/stone/7',
      title: 'Carrara',
      text: 'White',
    });
  });

  it('share.open is cancelled if the user closes the sheet, and shows nothing else', async () => {
    const writeText = vi.fn();
    const { open } = inBrowser({ share: rejecting('AbortError'), clipboard: { writeText } });
    await expect(open({})).rejects.toMatchObject({ code: 'cancel', api: 'share.open' });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('share.open is busy while a share sheet is open', async () => {
    const { open } = inBrowser({ share: rejecting('InvalidStateError') });
    await expect(open({})).rejects.toMatchObject({ code: 'busy' });
  });

  it.each([
    ['has no sheet', {}],
    ['blocks the sheet', { share: rejecting('NotAllowedError') }],
    ['cannot share the data', { share: rejecting('TypeError'), canShare: () => false }],
  ])(
    'share.open copies the link and shows a toast if the browser %s [S8.8]',
    async (_why, browser) => {
      const writeText = vi.fn(async () => {});
      const fake = inBrowser({ ...browser, clipboard: { writeText } });
      await expect(fake.open({})).resolves.toEqual({ result: 'copied' });
      expect(writeText).toHaveBeenCalledWith(address);
      expect(overlaysOf(fake)).toMatchObject([
        { kind: 'toast', props: { title: 'Content copied' } },
      ]);
    },
  );

  it('share.open shows the link in a guide if copying fails too', async () => {
    const fake = inBrowser({ clipboard: { writeText: rejecting('NotAllowedError') } });
    const done = fake.open({ link: 'https://other.test/' });
    const { kind, props } = await look(fake);
    expect(kind).toBe('guide');
    expect(props).toMatchObject({
      reason: 'copy-link',
      url: 'https://other.test/',
      href: null,
      isMenuAbove: false,
    });
    await expect(done).resolves.toEqual({ result: 'guided' });
  });

  it('share.open shows no guide if another page is on top', async () => {
    const copied = createDeferred();
    const fake = inBrowser({ clipboard: { writeText: () => copied.promise } });
    const done = fake.open({});
    fake.turnTo({ id: 'p2' });
    copied.reject(new DOMException('', 'NotAllowedError'));
    await expect(done).rejects.toMatchObject({ code: 'cancel', api: 'share.open' });
    expect(overlaysOf(fake)).toEqual([]);
  });

  it('share.open is denied for a page that forbids sharing, unless the call has a card', async () => {
    const share = vi.fn(async () => {});
    const { open } = inBrowser({ share, page: { route: '/secret' } });
    await expect(open({})).rejects.toMatchObject({
      code: 'denied',
      errMsg: 'share.open:fail this page is not to be shared',
    });
    await expect(open({ title: 'Open to all' })).resolves.toEqual({ result: 'shared' });
  });

  it('share.open refuses an invalid card and names the wrong field', async () => {
    const { open } = inBrowser({});
    await expect(open({ link: 'javascript:alert(1)' })).rejects.toMatchObject({
      code: 'invalid',
      errMsg: 'share.open:fail parameter.link should be a web address',
    });
  });
});

async function inHost(userAgent: string, shareAppMessage = 'shareAppMessage:ok') {
  const fake = await wechatPlatform({
    userAgent,
    pages: { routes },
    answers: { shareAppMessage: () => ({ errMsg: shareAppMessage }) },
  });
  return { ...fake, open: starterOf(fake.context, 'share.open', shareOpen) };
}

describe('[S1.2] share.open in WeChat', () => {
  it('share.open sets the card of WeChat’s menu and shows a guide to it', {
    tags: 'long',
  }, async () => {
    const fake = await inHost(iphone);
    const done = fake.open({ title: 'Carrara' });
    const { kind, props } = await look(fake);
    expect(kind).toBe('guide');
    expect(props).toMatchObject({ reason: 'share', isMenuAbove: true });
    await expect(done).resolves.toEqual({ result: 'guided' });
    await flush();
    expect(fake.called('updateAppMessageShareData').at(-1)).toMatchObject({ title: 'Carrara' });
  });

  it('share.open keeps the prepared fields that its card does not have', async () => {
    const fake = await inHost(iphone);
    fake.context.shelf(createPageShares).prepare('p1', { title: 'Old', desc: 'White' });
    const done = fake.open({ title: 'Carrara' });
    await look(fake);
    await done;
    fake.pass(100);
    await flush();
    expect(fake.called('updateAppMessageShareData').at(-1)).toMatchObject({
      title: 'Carrara',
      desc: 'White',
    });
  });

  it('share.open is cancelled if the guide closes before it is visible', async () => {
    const fake = await inHost(iphone);
    const done = fake.open({}).catch((error: unknown) => error);
    await vi.waitFor(() => expect(overlaysOf(fake)).toHaveLength(1));
    fake.back();
    expect(await done).toMatchObject({ code: 'cancel', api: 'share.open' });
    expect(overlaysOf(fake)).toEqual([]);
  });

  it('share.open shows one guide at a time, and Back closes it', async () => {
    const fake = await inHost(iphone);
    const first = fake.open({});
    await look(fake);
    await first;
    const second = fake.open({});
    await vi.waitFor(() => expect(fake.layers()).toBe(1));
    await look(fake);
    await second;
    fake.back();
    expect(overlaysOf(fake)).toEqual([]);
  });

  it('an aborted share.open closes its guide', async () => {
    const fake = await inHost(iphone);
    const task = fake.open({});
    await vi.waitFor(() => expect(overlaysOf(fake)).toHaveLength(1));
    task.abort();
    await expect(task).rejects.toMatchObject({ code: 'abort' });
    expect(overlaysOf(fake)).toEqual([]);
  });
});

describe('[S1.2] share.open in WeCom', () => {
  it('share.open opens WeCom’s dialog', async () => {
    const { open, called } = await inHost(wecom);
    await expect(open({ title: 'Carrara' })).resolves.toEqual({ result: 'opened' });
    expect(called('shareAppMessage')).toMatchObject([{ title: 'Carrara' }]);
  });

  it('share.open in WeCom is cancelled by the user and shows no guide', async () => {
    const fake = await inHost(wecom, 'shareAppMessage:cancel');
    await expect(fake.open({})).rejects.toMatchObject({ code: 'cancel' });
    expect(overlaysOf(fake)).toEqual([]);
  });

  it('share.open shows a guide in versions of WeCom without the dialog', async () => {
    const fake = await inHost(wecom, 'shareAppMessage:fail, function not exist');
    const done = fake.open({});
    expect((await look(fake)).props.reason).toBe('share');
    await expect(done).resolves.toEqual({ result: 'guided' });
  });
});
