import { expect, it } from 'vitest';
import { unavailable, type UnavailableName } from '@/platform/uni/unavailable';
import { fakePlatform } from '../../helpers/fake-platform';
import { platformOf } from '../../helpers/platform-of';

const names = Object.keys(unavailable) as UnavailableName[];

it.each(names)('[S8.11] %s rejects as not implemented', async (name) => {
  const platform = platformOf(fakePlatform().context);
  const refusal = {
    name: 'PlatformError',
    code: 'unsupported',
    api: name,
    message: 'API not yet implemented',
    errMsg: `${name}:fail API not yet implemented`,
  };
  await expect(platform[name]()).rejects.toMatchObject(refusal);
  await expect(platform[name]('anything' as never)).rejects.toMatchObject(refusal);
});

it('the error of login says what to do in WeChat', async () => {
  const platform = platformOf(fakePlatform().context);
  await expect(platform.login()).rejects.toMatchObject({
    cause: { message: expect.stringContaining('wechatSignIn of portico/auth') },
  });
});
