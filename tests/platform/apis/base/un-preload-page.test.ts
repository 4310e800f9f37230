import { expect, it } from 'vitest';
import { unPreloadPage } from '@/platform/apis/base';
import { fakePlatform } from '../../../helpers/fake-platform';

const call = unPreloadPage(fakePlatform().context);

it('[S8.11] says that a browser can not do that', async () => {
  await expect(call({ url: '/a' })).rejects.toMatchObject({
    code: 'unsupported',
    errMsg: 'unPreloadPage:fail API not yet implemented',
  });
});

it('refuses a call without an address', async () => {
  await expect(call({} as never)).rejects.toMatchObject({
    errMsg: 'unPreloadPage:fail Missing required parameter `url`',
  });
});
