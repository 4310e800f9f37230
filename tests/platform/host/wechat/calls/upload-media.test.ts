import { describe, expect, it } from 'vitest';
import { PlatformError, type PlatformErrorCode } from '@/platform';
import { chooseImage } from '@/platform/apis/media';
import { createHost } from '@/platform/host/connect';
import { createDeferred } from '../../../../helpers/deferred';
import { flush } from '../../../../helpers/flush';
import { type Answers, never, wechatPlatform } from '../../../../helpers/wechat-bridge';

async function start(answers: Answers = {}) {
  const platform = await wechatPlatform({
    answers: {
      chooseImage: () => ({ errMsg: 'chooseImage:ok', localIds: ['local1', 'local2'] }),
      getLocalImgData: () => ({ errMsg: 'getLocalImgData:ok', localData: '/9j/AA==' }),
      uploadImage: ({ localId }) => ({ errMsg: 'uploadImage:ok', serverId: `${localId}@server` }),
      uploadVoice: ({ localId }) => ({ errMsg: 'uploadVoice:ok', serverId: `${localId}@server` }),
      ...answers,
    },
  });
  const { context } = platform;
  const state = context.shelf(createHost).state();
  if (state.kind !== 'connected') throw new Error(state.kind);
  const fail = (code: PlatformErrorCode, message: string) =>
    new PlatformError({ code, api: 'host.uploadMedia', message });
  const controller = new AbortController();
  const upload = async (path: string) =>
    state.adapter.calls.uploadMedia?.({ path }, { fail, signal: controller.signal });
  const { tempFilePaths } = await chooseImage(context)();
  return { ...platform, upload, tempFilePaths, abort: () => controller.abort() };
}

describe('[S1.2] uploadMedia in WeChat', () => {
  it('hands over pictures that it has chosen, and voices, without a word on the screen', async () => {
    const { upload, tempFilePaths, called } = await start();
    expect(await upload(tempFilePaths[1] ?? '')).toEqual({ serverId: 'local2@server' });
    expect(await upload('host-voice:voice1')).toEqual({ serverId: 'voice1@server' });
    expect(called('uploadImage')).toEqual([{ localId: 'local2', isShowProgressTips: 0 }]);
    expect(called('uploadVoice')).toEqual([{ localId: 'voice1', isShowProgressTips: 0 }]);
  });

  it.each(['', '/a.png', 'blob:https://example.org/1', 'saved:1/a.png', 'host-voice:'])(
    'refuses %j, which the app does not have',
    async (path) => {
      const { upload, called } = await start();
      await expect(upload(path)).rejects.toMatchObject({
        code: 'invalid',
        message: 'parameter.path should be of a picture or a voice that the host gave',
      });
      expect(called('uploadImage')).toEqual([]);
    },
  );

  it('refuses a picture that has gone with its page', async () => {
    const { upload, tempFilePaths, unload } = await start();
    unload('p1');
    await expect(upload(tempFilePaths[0] ?? '')).rejects.toMatchObject({ code: 'invalid' });
  });

  it('sends one after the other, and a failed one holds nobody up', async () => {
    const first = createDeferred<object>();
    const { upload, tempFilePaths, called } = await start({ uploadImage: () => first.promise });
    const uploads = [upload(tempFilePaths[0] ?? ''), upload('host-voice:voice1')];
    await flush();
    expect(called('uploadVoice')).toEqual([]);
    first.resolve({ errMsg: 'uploadImage:fail' });
    await expect(uploads[0]).rejects.toMatchObject({ code: 'failed' });
    expect(await uploads[1]).toEqual({ serverId: 'voice1@server' });
  });

  it('takes the time that uploads have, and no more', async () => {
    const { upload, pass } = await start({ uploadVoice: () => never });
    const late = upload('host-voice:voice1');
    await flush();
    pass(59_999);
    pass(1);
    await expect(late).rejects.toMatchObject({ code: 'timeout' });
  });

  it.each([undefined, '', 5])('fails when the app answers with %j', async (serverId) => {
    const { upload } = await start({ uploadVoice: () => ({ errMsg: 'uploadVoice:ok', serverId }) });
    await expect(upload('host-voice:voice1')).rejects.toMatchObject({ code: 'failed' });
  });

  it('[S8.2] sends nothing any more for whom has gone', async () => {
    const { upload, abort, called } = await start();
    abort();
    await expect(upload('host-voice:voice1')).rejects.toMatchObject({ code: 'abort' });
    expect(called('uploadVoice')).toEqual([]);
  });
});
