import { expect, it } from 'vitest';
import { UpstreamError } from '../../../server/wechat/upstream.mjs';

it('an UpstreamError is a 502 with the code of the service, if there is one', () => {
  expect(new UpstreamError('no', 40001)).toMatchObject({
    status: 502,
    message: 'no',
    details: { errcode: 40001 },
  });
  expect(new UpstreamError('no')).toMatchObject({ status: 502, details: {} });
});
