import { describe, expect, it } from 'vitest';
import { chooseImage } from '@/platform/apis/media';
import { createDeferred } from '../../../../helpers/deferred';
import { flush } from '../../../../helpers/flush';
import { starterOf } from '../../../../helpers/start-call';
import { type Answers, never, wechatPlatform } from '../../../../helpers/wechat-bridge';

const jpeg = '/9j/AA==';
const png = 'iVBORw0KGgo=';
const ids = (count: number) => Array.from({ length: count }, (_, index) => `local${index + 1}`);
const picks = (localIds: unknown) => () => ({ errMsg: 'chooseImage:ok', localIds });
const gives = (localData: unknown) => () => ({ errMsg: 'getLocalImgData:ok', localData });

async function start(answers: Answers) {
  const platform = await wechatPlatform({ answers });
  return { ...platform, choose: starterOf(platform.context, 'chooseImage', chooseImage) };
}

describe('[S1.2] chooseImage in WeChat', () => {
  it('asks the app, and gives the pictures as files of a browser', async () => {
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
  ])('keeps the order of %j, and nine of them', async (localIds, count) => {
    const { choose, called } = await start({
      chooseImage: picks(localIds),
      getLocalImgData: gives(jpeg),
    });
    const { tempFiles } = await choose({ count: 100 });
    expect(tempFiles).toHaveLength(count);
    expect(called('chooseImage')).toMatchObject([{ count: 9 }]);
    expect(called('getLocalImgData')).toEqual(ids(count).map((localId) => ({ localId })));
  });

  it('keeps the first ones where the app gives more than were asked for', async () => {
    const { choose } = await start({
      chooseImage: picks(ids(4)),
      getLocalImgData: gives(jpeg),
    });
    expect((await choose({ count: 2 })).tempFiles).toHaveLength(2);
  });

  it('reads five pictures one after the other, of two calls as well', async () => {
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

  it('is a cancel and no failure when the visitor leaves, and opens nothing else', async () => {
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
    'fails when the app answers with %j',
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
  ])('fails when a picture can not be read, since %s, and others can', async (_, answer) => {
    const { choose, answers } = await start({
      chooseImage: picks(['local1']),
      getLocalImgData: answer,
    });
    await expect(choose({})).rejects.toMatchObject({
      code: 'failed',
      errMsg: 'chooseImage:fail a chosen picture can not be read',
    });
    answers['getLocalImgData'] = gives(jpeg);
    expect((await choose({})).tempFiles).toHaveLength(1);
  });

  it('waits ten seconds for a picture and holds up nobody', async () => {
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

  it('waits any time for the visitor, and then for nobody who has gone', async () => {
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

  it('sorts out what is not of the wanted kind', async () => {
    const { choose } = await start({
      chooseImage: picks(['local1', 'local2']),
      getLocalImgData: ({ localId }) => gives(localId === 'local1' ? jpeg : png)(),
    });
    const { tempFiles, tempFilePaths } = await choose({ extension: ['png'] });
    expect(tempFiles.map(({ name }) => name)).toEqual(['image-2.png']);
    expect(tempFilePaths).toHaveLength(1);
    await expect(choose({ extension: ['gif'] })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('lets its files go with the page that chose them', async () => {
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
