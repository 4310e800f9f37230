import { createDeferred } from '../../../helpers/deferred';
import { flush } from '../../../helpers/flush';
import { starterOf } from '../../../helpers/start-call';
import { type Answers, never } from '../../../helpers/wechat-bridge';
import { inWeChatBy, ways } from '../../../helpers/wechat-ways';
import { PlatformError, type PlatformErrorCode } from '@/platform';
import { previewImage } from '@/platform/feedback/calls';
import { chooseImage } from '@/platform/media/calls';
import { createHost } from '@/platform/host/connect';
import { describe, expect, it } from 'vitest';

describe.each(ways)('WeChat by %s', (way) => {
  const { wechatPlatform } = inWeChatBy(way);

  describe('[S1.2] chooseImage in WeChat', () => {
    const jpeg = '/9j/AA==';
    const png = 'iVBORw0KGgo=';
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `local${index + 1}`);
    const picks = (localIds: unknown) => () => ({ errMsg: 'chooseImage:ok', localIds });
    const gives = (localData: unknown) => () => ({ errMsg: 'getLocalImgData:ok', localData });

    async function start(answers: Answers) {
      const platform = await wechatPlatform({ answers });
      return { ...platform, choose: starterOf(platform.context, 'chooseImage', chooseImage) };
    }

    it('chooseImage in WeChat gives the pictures as files, as a browser does', async () => {
      const { choose, called } = await start({
        chooseImage: picks(['local1', 'local2']),
        getLocalImgData: ({ localId }) =>
          gives(localId === 'local1' ? `data:image/jgp;base64,${jpeg}` : png)(),
      });
      const { tempFiles, tempFilePaths } = await choose({ count: 3, sizeType: 'original' });
      expect(called('chooseImage')).toEqual([
        { scene: '1|2', count: 3, sizeType: ['original'], sourceType: ['album', 'camera'] },
      ]);
      expect(tempFiles).toMatchObject([
        { name: 'image-1.jpg', size: 4, type: 'image/jpeg' },
        { name: 'image-2.png', size: 8, type: 'image/png' },
      ]);
      expect(tempFilePaths).toEqual(tempFiles.map(({ path }) => path));
      expect(tempFilePaths[0]).toMatch(/^blob:/);
      expect(new Uint8Array((await tempFiles[0]?.file.arrayBuffer()) ?? [])).toEqual(
        Uint8Array.of(0xff, 0xd8, 0xff, 0),
      );
    });

    it.each([
      [ids(10), 9],
      [JSON.stringify(ids(10)), 9],
      [ids(5), 5],
    ])(
      'chooseImage in WeChat keeps the order of %j, and gives at most nine',
      async (localIds, count) => {
        const { choose, called } = await start({
          chooseImage: picks(localIds),
          getLocalImgData: gives(jpeg),
        });
        const { tempFiles } = await choose({ count: 100 });
        expect(tempFiles).toHaveLength(count);
        expect(called('chooseImage')).toMatchObject([{ count: 9 }]);
        expect(called('getLocalImgData')).toEqual(ids(count).map((localId) => ({ localId })));
      },
    );

    it('chooseImage in WeChat keeps the first pictures if WeChat gives too many', async () => {
      const { choose } = await start({
        chooseImage: picks(ids(4)),
        getLocalImgData: gives(jpeg),
      });
      expect((await choose({ count: 2 })).tempFiles).toHaveLength(2);
    });

    it('chooseImage in WeChat reads pictures one at a time, also those of two calls', async () => {
      let reading = 0;
      let most = 0;
      const { choose } = await start({
        chooseImage: picks(ids(5)),
        getLocalImgData: async () => {
          reading += 1;
          most = Math.max(most, reading);
          await flush();
          reading -= 1;
          return gives(jpeg)();
        },
      });
      const both = await Promise.all([choose({}), choose({})]);
      expect(both.map(({ tempFiles }) => tempFiles.length)).toEqual([5, 5]);
      expect(most).toBe(1);
    });

    it('chooseImage in WeChat is cancelled by the user, and no other chooser opens', async () => {
      for (const answer of [
        'chooseImage:cancel',
        'chooseImage:fail cancel',
        'chooseImage:fail_cancel',
      ])
        await expect(
          (await start({ chooseImage: () => ({ errMsg: answer }) })).choose({}),
        ).rejects.toMatchObject({ code: 'cancel', errMsg: 'chooseImage:fail cancel' });
      const { choose } = await start({ chooseImage: picks([]) });
      await expect(choose({})).rejects.toMatchObject({ code: 'cancel' });
    });

    it.each([undefined, 'local1', 5, { 0: 'local1' }])(
      'chooseImage in WeChat fails for the answer %j',
      async (localIds) => {
        const { choose } = await start({ chooseImage: picks(localIds) });
        await expect(choose({})).rejects.toMatchObject({ code: 'failed' });
      },
    );

    it.each([
      ['it is no picture', gives('***')],
      ['it is empty', gives('')],
      ['it is refused', () => ({ errMsg: 'getLocalImgData:fail, file not exist' })],
      ['the app does not know the call', () => ({ errMsg: 'getLocalImgData:function not exist' })],
    ])(
      'chooseImage in WeChat fails if one of the pictures cannot be read, because %s',
      async (_, answer) => {
        const { choose, answers } = await start({
          chooseImage: picks(['local1']),
          getLocalImgData: answer,
        });
        await expect(choose({})).rejects.toMatchObject({
          code: 'failed',
          errMsg: 'chooseImage:fail a chosen picture cannot be read',
        });
        answers['getLocalImgData'] = gives(jpeg);
        expect((await choose({})).tempFiles).toHaveLength(1);
      },
    );

    it('chooseImage in WeChat waits ten seconds for a picture, and other calls continue', async () => {
      const { choose, pass, answers } = await start({
        chooseImage: picks(['local1']),
        getLocalImgData: () => never,
      });
      const late = choose({});
      await flush();
      answers['getLocalImgData'] = gives(jpeg);
      const next = choose({});
      await flush();
      pass(10_000);
      await expect(late).rejects.toMatchObject({ code: 'timeout' });
      expect((await next).tempFiles).toHaveLength(1);
    });

    it('chooseImage in WeChat has no time limit for the user, and an aborted call reads no picture', async () => {
      const picking = createDeferred<object>();
      const { choose, pass, called } = await start({
        chooseImage: () => picking.promise,
        getLocalImgData: gives(jpeg),
      });
      const chosen = choose({});
      await flush();
      pass(3_600_000);
      chosen.abort();
      await expect(chosen).rejects.toMatchObject({ code: 'abort' });
      picking.resolve(picks(['local1'])());
      await flush();
      expect(called('getLocalImgData')).toEqual([]);
    });

    it('chooseImage in WeChat leaves out pictures with another extension', async () => {
      const { choose } = await start({
        chooseImage: picks(['local1', 'local2']),
        getLocalImgData: ({ localId }) => gives(localId === 'local1' ? jpeg : png)(),
      });
      const { tempFiles, tempFilePaths } = await choose({ extension: ['png'] });
      expect(tempFiles.map(({ name }) => name)).toEqual(['image-2.png']);
      expect(tempFilePaths).toHaveLength(1);
      await expect(choose({ extension: ['gif'] })).rejects.toMatchObject({ code: 'invalid' });
    });

    it('files of chooseImage in WeChat are released with their page', async () => {
      const { choose, unload, context } = await start({
        chooseImage: picks(['local1']),
        getLocalImgData: gives(jpeg),
      });
      const { createTempFiles } = await import('@/platform/files/temp-files');
      const { tempFilePaths } = await choose({});
      const [path = ''] = tempFilePaths;
      expect(context.shelf(createTempFiles).find(path)).toBeDefined();
      unload('p1');
      expect(context.shelf(createTempFiles).find(path)).toBeUndefined();
    });
  });

  describe('previewImage', () => {
    async function start() {
      const platform = await wechatPlatform();
      const { context } = platform;
      return {
        ...platform,
        preview: starterOf(context, 'previewImage', previewImage),
        opened: () => context.overlays.getState().open,
      };
    }

    const urls = ['https://cdn.example.org/a.png', '/b.png', 'c.png?d=1'];
    const absolute = [
      'https://cdn.example.org/a.png',
      'https://example.org/b.png',
      'https://example.org/shop/c.png?d=1',
    ];

    it.each([
      [undefined, absolute[0]],
      [1, absolute[1]],
      ['c.png?d=1', absolute[2]],
      ['https://elsewhere.org/', absolute[0]],
    ])(
      '[S1.2] previewImage shows web addresses in WeChat’s viewer, from %j',
      async (current, first) => {
        const { preview, called, opened } = await start();
        await expect(preview({ urls, current })).resolves.toBeUndefined();
        expect(called('imagePreview')).toEqual([{ current: first, urls: absolute }]);
        expect(opened()).toEqual([]);
      },
    );

    it.each([
      'blob:https://example.org/1',
      'data:image/png;base64,AA==',
      'saved:1/a.png',
      new Blob(),
    ])(
      'previewImage shows %s in the viewer of Portico, because only this page can read it',
      async (source) => {
        const { preview, called, opened } = await start();
        const shown = preview({ urls: ['/a.png', source] });
        await expect.poll(() => opened().length).toBe(1);
        expect(called('imagePreview')).toEqual([]);
        shown.abort();
        await expect(shown).rejects.toMatchObject({ code: 'abort' });
      },
    );

    it('previewImage shows Portico’s viewer if WeChat lacks the call, and fails as WeChat does', async () => {
      const { preview, answers, opened } = await start();
      answers['imagePreview'] = () => ({ errMsg: 'imagePreview:function not exist' });
      const shown = preview({ urls });
      await expect.poll(() => opened().length).toBe(1);
      shown.abort();
      await expect(shown).rejects.toMatchObject({ code: 'abort' });
      answers['imagePreview'] = () => ({ errMsg: 'imagePreview:fail' });
      await expect(preview({ urls })).rejects.toMatchObject({
        code: 'failed',
        api: 'previewImage',
      });
    });
  });

  describe('[S1.2] uploadMedia in WeChat', () => {
    async function start(answers: Answers = {}) {
      const platform = await wechatPlatform({
        answers: {
          chooseImage: () => ({ errMsg: 'chooseImage:ok', localIds: ['local1', 'local2'] }),
          getLocalImgData: () => ({ errMsg: 'getLocalImgData:ok', localData: '/9j/AA==' }),
          uploadImage: ({ localId }) => ({
            errMsg: 'uploadImage:ok',
            serverId: `${localId}@server`,
          }),
          uploadVoice: ({ localId }) => ({
            errMsg: 'uploadVoice:ok',
            serverId: `${localId}@server`,
          }),
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

    it('uploadMedia in WeChat uploads chosen pictures and voices without a progress dialog', async () => {
      const { upload, tempFilePaths, called } = await start();
      expect(await upload(tempFilePaths[1] ?? '')).toEqual({ serverId: 'local2@server' });
      expect(await upload('host-voice:voice1')).toEqual({ serverId: 'voice1@server' });
      expect(called('uploadImage')).toEqual([{ localId: 'local2', isShowProgressTips: 0 }]);
      expect(called('uploadVoice')).toEqual([{ localId: 'voice1', isShowProgressTips: 0 }]);
    });

    it.each(['', '/a.png', 'blob:https://example.org/1', 'saved:1/a.png', 'host-voice:'])(
      'uploadMedia in WeChat refuses %j, which is not a picture or voice of WeChat',
      async (path) => {
        const { upload, called } = await start();
        await expect(upload(path)).rejects.toMatchObject({
          code: 'invalid',
          message: 'parameter.path should be of a picture or a voice that the host gave',
        });
        expect(called('uploadImage')).toEqual([]);
      },
    );

    it('uploadMedia in WeChat refuses a picture that was released with its page', async () => {
      const { upload, tempFilePaths, unload } = await start();
      unload('p1');
      await expect(upload(tempFilePaths[0] ?? '')).rejects.toMatchObject({ code: 'invalid' });
    });

    it('uploadMedia in WeChat uploads one file at a time, and continues after a failure', async () => {
      const first = createDeferred<object>();
      const { upload, tempFilePaths, called } = await start({ uploadImage: () => first.promise });
      const uploads = [upload(tempFilePaths[0] ?? ''), upload('host-voice:voice1')];
      await flush();
      expect(called('uploadVoice')).toEqual([]);
      first.resolve({ errMsg: 'uploadImage:fail' });
      await expect(uploads[0]).rejects.toMatchObject({ code: 'failed' });
      expect(await uploads[1]).toEqual({ serverId: 'voice1@server' });
    });

    it('uploadMedia in WeChat has the time limit of uploads', async () => {
      const { upload, pass } = await start({ uploadVoice: () => never });
      const late = upload('host-voice:voice1');
      await flush();
      pass(59_999);
      pass(1);
      await expect(late).rejects.toMatchObject({ code: 'timeout' });
    });

    it.each([undefined, '', 5])(
      'uploadMedia in WeChat fails for the serverId %j',
      async (serverId) => {
        const { upload } = await start({
          uploadVoice: () => ({ errMsg: 'uploadVoice:ok', serverId }),
        });
        await expect(upload('host-voice:voice1')).rejects.toMatchObject({ code: 'failed' });
      },
    );

    it('[S8.2] an aborted uploadMedia uploads nothing', async () => {
      const { upload, abort, called } = await start();
      abort();
      await expect(upload('host-voice:voice1')).rejects.toMatchObject({ code: 'abort' });
      expect(called('uploadVoice')).toEqual([]);
    });
  });
});
