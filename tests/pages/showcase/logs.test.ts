import { expect, it } from 'vitest';
import { createHostFailures, createPageLog } from '@/pages/showcase/logs';

const page = { id: '1', route: '/', url: '/', params: {} };

it('keeps the last 120 events of pages, the newest first', () => {
  const { pageLog, logEvent } = createPageLog();
  logEvent({ type: 'load', page });
  for (let nth = 2; nth <= 121; nth++) logEvent({ type: 'show', page, reason: 'back' });
  const lines = pageLog.getState();
  expect(lines).toHaveLength(120);
  expect(lines[0]).toMatchObject({ id: 121, type: 'show', reason: 'back', url: '/' });
  expect(lines[119]).toMatchObject({ id: 2, type: 'show' });
});

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

it('keeps the last twenty failures of the host, the newest first', () => {
  const { hostFailures, report } = createHostFailures();
  for (let nth = 1; nth <= 21; nth++) report(failure(`failure ${nth}`));
  const kept = hostFailures.getState();
  expect(kept).toHaveLength(20);
  expect(kept[0]).toMatchObject({ id: 21, errMsg: 'failure 21' });
  expect(kept[19]).toMatchObject({ id: 2, errMsg: 'failure 2' });
});

it('has no failures after it was cleared', () => {
  const { hostFailures, report } = createHostFailures();
  report(failure('before'));
  hostFailures.setState([], true);
  report(failure('after'));
  expect(hostFailures.getState().map(({ errMsg }) => errMsg)).toEqual(['after']);
});
