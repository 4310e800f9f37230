import { describe, expect, it } from 'vitest';
import { askUpstream, UpstreamError } from '../../../server/wechat/upstream.mjs';
import { setUpWeChatService } from '../../helpers/wechat-service';

describe('askUpstream', () => {
  const service = setUpWeChatService();
  const path = '/cgi-bin/ticket/getticket';
  const ask = (signal = AbortSignal.timeout(10_000), base = service.url()) =>
    askUpstream('WeChat', `${base}${path}?type=jsapi&access_token=token-1`, {
      field: 'ticket',
      signal,
    });

  it('returns the wanted field and its seconds', async () => {
    expect(await ask()).toEqual({ value: `ticket-${path}-jsapi-1`, seconds: 7200 });
  });

  it.each([
    [{ errcode: 45009 }, 'WeChat refused with errcode 45009', 45009],
    [{ errcode: -1 }, 'WeChat refused with errcode -1', -1],
    [{ status: 500, errcode: 40001 }, 'WeChat refused with errcode 40001', 40001],
    [{ text: '{"ticket":"' }, 'WeChat answered in an unknown form', undefined],
    [{ text: 'null' }, 'WeChat answered in an unknown form', undefined],
    [{ text: '' }, 'WeChat answered in an unknown form', undefined],
    [{ text: '{"ticket":"","expires_in":1}' }, 'WeChat answered in an unknown form', undefined],
    [{ text: '{"ticket":"t"}' }, 'WeChat answered in an unknown form', undefined],
    [{ text: '{"ticket":"t","expires_in":0}' }, 'WeChat answered in an unknown form', undefined],
    [{ text: '{"ticket":"t","expires_in":"9"}' }, 'WeChat answered in an unknown form', undefined],
    [{ status: 502, text: '<html>' }, 'WeChat answered in an unknown form', undefined],
  ])('fails after the answer %j: %s', async (answer, message, errcode) => {
    service.script(path, answer);
    await expect(ask()).rejects.toMatchObject({ status: 502, message, errcode });
  });

  it('stops waiting at its signal', async () => {
    service.script(path, { wait: 20_000 });
    const patience = new AbortController();
    const answer = ask(patience.signal).catch((reason: Error) => reason);
    await expect.poll(() => service.asked()).toEqual([path]);
    patience.abort();
    expect(await answer).toMatchObject({ message: 'WeChat took too long' });
  });

  it('does not mention an address that it cannot reach', async () => {
    const error = await ask(undefined, 'http://localhost:1').catch((reason: Error) => reason);
    expect(error).toMatchObject({ message: 'WeChat cannot be reached' });
    expect((error as Error).cause).toBeUndefined();
  });

  it('does not follow a redirect with its secrets', async () => {
    service.script(path, { status: 307, location: '/elsewhere' });
    await expect(ask()).rejects.toThrow('WeChat cannot be reached');
    expect(service.asked()).toEqual([path]);
  });
});

it('an UpstreamError is a 502 with the code of the service, if there is one', () => {
  expect(new UpstreamError('no', 40001)).toMatchObject({
    status: 502,
    message: 'no',
    details: { errcode: 40001 },
  });
  expect(new UpstreamError('no')).toMatchObject({ status: 502, details: {} });
});
