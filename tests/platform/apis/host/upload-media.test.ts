import { describe, expect, it } from 'vitest';
import { uploadMedia } from '@/platform/host/calls';
import { fakePlatform } from '../../../helpers/fake-platform';
import { wechatPlatform } from '../../../helpers/wechat-bridge';

/** What WeChat makes of a path: tests/platform/host/wechat/calls/upload-media.test.ts. */
describe('[S1.2] host.uploadMedia', () => {
  it('takes nothing that is not the app’s', async () => {
    const { context } = await wechatPlatform();
    await expect(uploadMedia(context)({ path: 'blob:x' })).rejects.toMatchObject({
      code: 'invalid',
      api: 'host.uploadMedia',
    });
  });

  it('is nobody’s in a browser', async () => {
    const upload = uploadMedia(fakePlatform().context);
    await expect(upload({ path: 'blob:x' })).rejects.toMatchObject({ code: 'unsupported' });
    await expect(upload({} as never)).rejects.toMatchObject({
      errMsg: 'host.uploadMedia:fail Missing required parameter `path`',
    });
  });
});
