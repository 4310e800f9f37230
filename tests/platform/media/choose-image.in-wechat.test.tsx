import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseImage } from '@/platform/media/calls';
import { createHost } from '@/platform/host/connect';
import { beginChoice, openPicker } from '@/platform/media/picker';
import { chooserPlatform, fileOf } from '../../helpers/chooser';
import { type Answers, fakeBridge, iphone, signature } from '../../helpers/wechat-bridge';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'WeixinJSBridge');
});

/** One black dot. */
const dot =
  'data:image/jgp;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

function start(answers: Answers = {}) {
  const userActivation = { isActive: true };
  const platform = chooserPlatform({ userActivation, userAgent: iphone });
  const { context } = platform;
  const fake = fakeBridge({
    chooseImage: () => ({ errMsg: 'chooseImage:ok', localIds: ['local1'] }),
    getLocalImgData: () => ({ errMsg: 'getLocalImgData:ok', localData: dot }),
    ...answers,
  });
  Object.assign(window, { WeixinJSBridge: fake.bridge });
  Object.assign(context.settings, { host: { sign: async () => signature } });
  /** A call whose code is still loading. */
  const choose = () => {
    const begun = beginChoice('chooseImage')(context, {});
    const controls = { signal: new AbortController().signal, progress: () => {}, begun };
    return chooseImage(context)({}, controls);
  };
  return { ...platform, ...fake, userActivation, choose };
}

const refusal = { preVerifyJSAPI: () => ({ errMsg: 'config:fail, invalid url domain' }) };

describe('[S1.2] chooseImage inside WeChat', () => {
  it('gives a picture that browsers can show, and opens no file chooser', async () => {
    const { choose, clicks } = start();
    const { tempFiles } = await choose();
    expect(tempFiles).toMatchObject([{ name: 'image-1.png', type: 'image/png' }]);
    const image = new Image();
    image.src = tempFiles[0]?.path ?? '';
    await image.decode();
    expect(image.naturalWidth).toBe(1);
    expect(clicks).not.toHaveBeenCalled();
  });

  it('opens the file chooser if the app refuses the page while it connects', async () => {
    const { choose, clicks, pick, called } = start(refusal);
    const chosen = choose();
    expect(clicks).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(clicks).toHaveBeenCalledTimes(1));
    pick(fileOf('a.png', 'image/png'));
    expect((await chosen).tempFiles).toMatchObject([{ name: 'a.png' }]);
    expect(called('chooseImage')).toEqual([]);
  });

  it('[S8.6] is denied if the app refuses the page after the tap', async () => {
    const { choose, userActivation, clicks } = start(refusal);
    const chosen = choose();
    userActivation.isActive = false;
    await expect(chosen).rejects.toMatchObject({
      code: 'denied',
      errMsg: 'chooseImage:fail File chooser dialog can only be shown with a user activation',
    });
    expect(clicks).not.toHaveBeenCalled();
  });

  it('opens the file chooser in the tap once the app has refused the page', async () => {
    const { context, choose, clicks, cancel } = start(refusal);
    await context.shelf(createHost).settled();
    const chosen = choose();
    expect(clicks).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    cancel();
    await expect(chosen).rejects.toMatchObject({ code: 'cancel' });
  });

  it('opens no file chooser after a cancel in the app', async () => {
    const { choose, clicks } = start({ chooseImage: () => ({ errMsg: 'chooseImage:cancel' }) });
    await expect(choose()).rejects.toMatchObject({ code: 'cancel' });
    expect(clicks).not.toHaveBeenCalled();
  });

  it('uses a file chooser that is already open', async () => {
    const { context, pick, called } = start();
    const begun = openPicker(context, 'chooseImage', {});
    pick(fileOf('a.png', 'image/png'));
    const controls = { signal: new AbortController().signal, progress: () => {}, begun };
    const { tempFiles } = await chooseImage(context)({}, controls);
    expect(tempFiles).toMatchObject([{ name: 'a.png' }]);
    expect(called('chooseImage')).toEqual([]);
  });

  it('always opens the file chooser for files and videos', () => {
    const { context, clicks } = start();
    expect(beginChoice('chooseFile')(context, {})).not.toBeNull();
    expect(beginChoice('chooseVideo')(context, {})).not.toBeNull();
    expect(beginChoice('chooseImage')(context, {})).toBeNull();
    expect(clicks).toHaveBeenCalledTimes(2);
  });
});
