import { expect, it } from 'vitest';
import { missingApis } from '@/platform/apis/missing';
import { missingNames } from '@/platform/missing-names';
import { fakePlatform } from '../../helpers/fake-platform';

it.each(missingNames)('[S8.11] says that %s is not implemented', async (name) => {
  const call = missingApis(missingNames)[name](fakePlatform().context);
  const refusal = {
    name: 'PlatformError',
    code: 'unsupported',
    api: name,
    message: 'API not yet implemented',
    errMsg: `${name}:fail API not yet implemented`,
  };
  await expect(call()).rejects.toMatchObject(refusal);
  await expect(call('anything' as never)).rejects.toMatchObject(refusal);
});

it('names each of them once', () => {
  expect([...new Set(missingNames)]).toEqual([...missingNames]);
});
