import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEnv, PlatformError } from '@/platform';
import type { Fail } from '@/platform/call/check';
import { askOverlay } from '@/platform/feedback/open-overlay';
import { createTempFile } from '@/platform/files/temp-files';
import {
  saveImage,
  saveImageToPhotosAlbum,
  saveToDevice,
  saveVideoToPhotosAlbum,
} from '@/platform/media/save';
import { fakePlatform } from '../../helpers/fake-platform';
import { windowWith } from '../../helpers/window-with';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15';
const WECHAT = `${ANDROID} MicroMessenger/8.0.49`;

const fail: Fail = (code, message, cause) =>
  new PlatformError({ code, api: 'saveImage', message, cause });

type Phone = {
  readonly userAgent?: string;
  readonly platform?: string;
  readonly maxTouchPoints?: number;
  share?: unknown;
};

function start({ userAgent = ANDROID, platform = '', maxTouchPoints = 5, share }: Phone = {}) {
  const navigator = {
    ...{ userAgent, platform, maxTouchPoints, onLine: true },
    ...(share !== undefined && { share, canShare: () => true }),
  };
  const links: { href: string; download: string; inDocument: boolean }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    links.push({ href: this.href, download: this.download, inDocument: this.isConnected });
  });
  const { context, turnTo } = fakePlatform({ env: createEnv(windowWith({ navigator })) });
  const save = (source: string | Blob) =>
    saveToDevice(context, source, 'picture', { fail, signal: new AbortController().signal });
  return { save, links, context, turnTo };
}

const file = new File(['x'], 'slab.png', { type: 'image/png' });

afterEach(() => vi.restoreAllMocks());

it('a browser downloads a file under its name', async () => {
  const { save, links } = start();
  await save(file);
  expect(links).toMatchObject([{ download: 'slab.png', inDocument: true }]);
  expect(await (await fetch(links[0]!.href)).text()).toBe('x');
  expect(document.querySelector('a[download]')).toBeNull();
});

it('a file without a name gets one', async () => {
  const { save, links } = start();
  await save(new Blob(['x']));
  await save('data:image/png;base64,eA==');
  await save('data:image/jpeg;base64,eA==');
  expect(links.map(({ download }) => download)).toEqual(['picture', 'picture.png', 'picture.jpg']);
});

describe.each([
  ['an iPhone', { userAgent: IPHONE }],
  ['an iPad', { userAgent: IPAD, platform: 'MacIntel' }],
])('on %s', (_device, device) => {
  it('the share sheet opens, which leads to the album', async () => {
    const share = vi.fn(async () => {});
    const { save, links } = start({ ...device, share });
    await save(file);
    expect(share).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: 'slab.png' })] });
    expect(links).toHaveLength(0);
  });

  it('a data: URL gets a name that the share sheet treats as a picture', async () => {
    const share = vi.fn(async () => {});
    const { save } = start({ ...device, share });
    await save('data:image/png;base64,eA==');
    const named = expect.objectContaining({ name: 'picture.png', type: 'image/png' });
    expect(share).toHaveBeenCalledWith({ files: [named] });
  });

  it('closing the sheet rejects with cancel', async () => {
    const share = () => Promise.reject(new DOMException('', 'AbortError'));
    const { save } = start({ ...device, share });
    await expect(save(file)).rejects.toMatchObject({ code: 'cancel' });
  });

  it('a download begins if the sheet is refused or missing', async () => {
    const share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    const denied = start({ ...device, share });
    await denied.save(file);
    expect(denied.links).toHaveLength(1);
    vi.restoreAllMocks();
    const absent = start(device);
    await absent.save(file);
    expect(absent.links).toHaveLength(1);
  });
});

it('a computer downloads, even if it could share', async () => {
  const share = vi.fn();
  const { save, links } = start({
    userAgent: IPAD,
    platform: 'MacIntel',
    maxTouchPoints: 0,
    share,
  });
  await save(file);
  expect(share).not.toHaveBeenCalled();
  expect(links).toHaveLength(1);
});

describe.each([
  ['WeChat', WECHAT],
  ['WeChat on an iPhone', `${IPHONE} MicroMessenger/8.0.69`],
  ['KakaoTalk', `${ANDROID} KAKAOTALK 2409760`],
  ['LINE', `${ANDROID} Line/13.4.1/IAB`],
])('in %s, which forbids downloads', (_app, userAgent) => {
  it('a picture opens with the hint to press and hold it', async () => {
    const { save, links, context } = start({ userAgent, share: vi.fn() });
    const saved = save(file);
    await vi.waitFor(() => expect(context.overlays.getState().open).toHaveLength(1), 10_000);
    const [overlay] = context.overlays.getState().open;
    expect(overlay).toMatchObject({
      kind: 'preview',
      props: { urls: ['data:image/png;base64,eA=='], indicator: 'none' },
    });
    if (overlay?.kind === 'preview') overlay.props.onShown();
    await saved;
    expect(context.overlays.getState().open[1]).toMatchObject({
      kind: 'toast',
      props: { title: 'Press and hold the picture to save it' },
    });
    expect(links).toHaveLength(0);
  });

  it('no picture opens over another page that opened meanwhile', async () => {
    const { save, context, turnTo } = start({ userAgent });
    const saved = save(file);
    turnTo({ id: 'p2' });
    await expect(saved).rejects.toMatchObject({ code: 'cancel' });
    expect(context.overlays.getState().open).toEqual([]);
  });

  it('[S8.7] for any other file a guide opens, and the call fails', async () => {
    const { save, links, context } = start({ userAgent });
    const archive = new File(['x'], 'list.zip', { type: 'application/zip' });
    const failure = save(archive).catch((error: unknown) => error);
    await vi.waitFor(() => expect(context.overlays.getState().open).toHaveLength(1), 10_000);
    const [overlay] = context.overlays.getState().open;
    expect(overlay).toMatchObject({ kind: 'guide', props: { reason: 'open-in-browser' } });
    if (overlay?.kind === 'guide') overlay.props.onShown();
    expect(await failure).toMatchObject({
      code: 'unsupported',
      errMsg: 'saveImage:fail Save failed',
    });
    expect(links).toHaveLength(0);
  });
});

it('a picture that the viewer already shows stays, and the hint appears', async () => {
  const { save, context } = start({ userAgent: WECHAT });
  const url = 'data:image/png;base64,eA==';
  const preview = { urls: [url, url], alts: [], start: 1, indicator: 'none', loop: false } as const;
  const signal = new AbortController().signal;
  void askOverlay(context, 'preview', { ...preview, onShown: () => {} }, { signal });
  await save(url);
  expect(context.overlays.getState().open).toMatchObject([
    { kind: 'preview', props: { start: 1 } },
    { kind: 'toast' },
  ]);
});

it('closing the picture before it is visible rejects with cancel', async () => {
  const { save, context } = start({ userAgent: WECHAT });
  const failure = save(file).catch((error: unknown) => error);
  await vi.waitFor(() => expect(context.overlays.getState().open).toHaveLength(1), 10_000);
  context.overlays.getState().open[0]?.close();
  expect(await failure).toMatchObject({ code: 'cancel' });
});

it('[S8.7] saving fails if the file cannot be read', async () => {
  const { save, links } = start();
  const call = save('blob:http://nowhere/1');
  await expect(call).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'saveImage:fail Save failed',
    cause: { name: 'PlatformError' },
  });
  expect(links).toHaveLength(0);
});

describe.each([
  ['saveImage', saveImage, 'picture'],
  ['saveImageToPhotosAlbum', saveImageToPhotosAlbum, 'picture'],
  ['saveVideoToPhotosAlbum', saveVideoToPhotosAlbum, 'video'],
])('%s', (api, saveCall, fallbackName) => {
  it('[S8.7] saves a temporary file, and rejects if the path is unknown', async () => {
    const { context, links } = start();
    const { path } = createTempFile(context, new Blob(['x']), 'slab.bin');
    await expect(saveCall(context)({ filePath: path })).resolves.toBeUndefined();
    await saveCall(context)({ filePath: new Blob(['x']) });
    expect(links.map(({ download }) => download)).toEqual(['slab.bin', fallbackName]);
    await expect(saveCall(context)({ filePath: 'blob:nothing' })).rejects.toMatchObject({
      errMsg: `${api}:fail Save failed`,
    });
  });

  it.each([
    [{}, 'Missing required parameter `filePath`'],
    [{ filePath: 5 }, 'parameter.filePath should be a path, a URL, a File or a Blob'],
    [{ filePath: '' }, 'parameter.filePath should be a path, a URL, a File or a Blob'],
  ])('refuses %j', async (params, message) => {
    await expect(saveCall(start().context)(params as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `${api}:fail ${message}`,
    });
  });
});
