import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEnv, PlatformError } from '@/platform';
import type { Fail } from '@/platform/define-api';
import { saveToDevice } from '@/platform/media/save-to-device';
import { fakePlatform } from '../../helpers/fake-platform';
import { windowWith } from '../../helpers/window-with';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15';
const WECHAT = `${ANDROID} MicroMessenger/8.0.49`;

const fail: Fail = (code, message, cause) =>
  new PlatformError({ code, api: 'saveImage', message, cause });

type Given = {
  readonly userAgent?: string;
  readonly platform?: string;
  readonly maxTouchPoints?: number;
  share?: unknown;
};

function start({ userAgent = ANDROID, platform = '', maxTouchPoints = 5, share }: Given = {}) {
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
  const { context } = fakePlatform({ env: createEnv(windowWith({ navigator })) });
  const save = (source: string | Blob) =>
    saveToDevice(context, source, 'picture', fail, new AbortController().signal);
  return { save, links };
}

const file = new File(['x'], 'slab.png', { type: 'image/png' });

afterEach(() => vi.restoreAllMocks());

it('downloads a file by its name', async () => {
  const { save, links } = start();
  await save(file);
  expect(links).toMatchObject([{ download: 'slab.png', inDocument: true }]);
  expect(await (await fetch(links[0]!.href)).text()).toBe('x');
  expect(document.querySelector('a[download]')).toBeNull();
});

it('names what has no name', async () => {
  const { save, links } = start();
  await save(new Blob(['x']));
  await save('data:image/png;base64,eA==');
  expect(links.map(({ download }) => download)).toEqual(['picture', 'picture']);
});

describe.each([
  ['an iPhone', { userAgent: IPHONE }],
  ['an iPad', { userAgent: IPAD, platform: 'MacIntel' }],
])('on %s', (_device, device) => {
  it('hands it to the share sheet, which leads to the album', async () => {
    const share = vi.fn(async () => {});
    const { save, links } = start({ ...device, share });
    await save(file);
    expect(share).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: 'slab.png' })] });
    expect(links).toHaveLength(0);
  });

  it('is cancelled by closing the sheet', async () => {
    const share = () => Promise.reject(new DOMException('', 'AbortError'));
    const { save } = start({ ...device, share });
    await expect(save(file)).rejects.toMatchObject({ code: 'cancel' });
  });

  it('downloads when the sheet is not allowed, or not there', async () => {
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

it('does not share where a download is what people expect', async () => {
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

it('[S8.7] fails in WeChat, which downloads nothing', async () => {
  const { save, links } = start({ userAgent: WECHAT });
  await expect(save(file)).rejects.toMatchObject({
    code: 'unsupported',
    errMsg: 'saveImage:fail Save failed',
  });
  expect(links).toHaveLength(0);
});

it('[S8.7] fails with what can not be read', async () => {
  const { save, links } = start();
  const call = save('blob:http://nowhere/1');
  await expect(call).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'saveImage:fail Save failed',
    cause: { name: 'PlatformError' },
  });
  expect(links).toHaveLength(0);
});
