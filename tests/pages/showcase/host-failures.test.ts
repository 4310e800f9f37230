import { expect, it } from 'vitest';
import { createHostFailures } from '@/pages/showcase/host-failures';

const failure = (errMsg: string) => ({
  api: 'scanCode',
  code: 'failed',
  errMsg,
  via: 'wechat' as const,
  userAgent: 'MicroMessenger',
  signedUrl: null,
  landing: 'https://a.test/',
  current: 'https://a.test/',
});

it('keeps the last twenty failures, the newest first', () => {
  const { hostFailures, report } = createHostFailures();
  for (let nth = 1; nth <= 21; nth++) report(failure(`failure ${nth}`));
  const kept = hostFailures.getState();
  expect(kept).toHaveLength(20);
  expect(kept[0]).toMatchObject({ id: 21, errMsg: 'failure 21' });
  expect(kept[19]).toMatchObject({ id: 2, errMsg: 'failure 2' });
});

it('is empty after it was cleared', () => {
  const { hostFailures, report } = createHostFailures();
  report(failure('before'));
  hostFailures.setState([], true);
  report(failure('after'));
  expect(hostFailures.getState().map(({ errMsg }) => errMsg)).toEqual(['after']);
});
