import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { UpstreamError } from '../../../../server/wechat/upstream.mjs';
import type { FakeWeChatAnswer, FakeWeChatPath } from '@/testing/wechat/fake-wechat';
import { failureOf, PAGE, post, setUpSignIn } from './set-up-sign-in';

const service = setUpSignIn();

/** The error of a sign-in with the profile, after this answer of WeChat. */
async function failureAfter(path: FakeWeChatPath, answer: FakeWeChatAnswer, timeout = 10_000) {
  service.fake().answerNext(path, answer);
  const signIn = service.signIn({ timeout });
  const { state, cookie } = signIn.begin({ returnTo: PAGE });
  const code = service.fake().makeCode('open-ann', 'snsapi_userinfo');
  return failureOf(() => signIn.finish({ code, state, cookie }));
}

describe.each<FakeWeChatPath>(['/sns/oauth2/access_token', '/sns/userinfo'])(
  'an answer of %s',
  (path) => {
    it.each([
      [40029, 400, 'code-invalid', 'WeChat does not know the code', {}],
      [40163, 400, 'code-used', 'the code was used before', {}],
      [42003, 400, 'code-expired', 'the code has expired', {}],
      [45011, 429, 'rate-limit', 'WeChat counts too many calls', { 'Retry-After': '60' }],
      [-1, 503, 'busy', 'WeChat is busy', { 'Retry-After': '5' }],
    ])('with errcode %s is the error %s %s', async (errcode, status, reason, message, headers) => {
      expect(await failureAfter(path, { kind: 'errcode', errcode })).toMatchObject({
        name: 'HttpError',
        status,
        message,
        headers,
        details: { reason, errcode },
      });
    });

    it.each([40001, 40003, 40013, 40125, 41008, 42001, 45009, 48001, 50001, 99999, 1, -2])(
      'with errcode %s is an UpstreamError',
      async (errcode) => {
        const failure = await failureAfter(path, { kind: 'errcode', errcode });
        expect(failure).toBeInstanceOf(UpstreamError);
        expect(failure).toMatchObject({
          status: 502,
          message: `WeChat refused with errcode ${errcode}`,
          details: { errcode },
        });
      },
    );

    it.each<[FakeWeChatAnswer, string]>([
      [{ kind: 'html', status: 200 }, 'WeChat answered in an unknown form'],
      [{ kind: 'html', status: 502 }, 'WeChat answered in an unknown form'],
      [{ kind: 'cut' }, 'WeChat cannot be reached'],
      [{ kind: 'json', value: null }, 'WeChat answered in an unknown form'],
      [{ kind: 'json', value: 7 }, 'WeChat answered in an unknown form'],
      [{ kind: 'json', value: [] }, 'WeChat answered in an unknown form'],
      [{ kind: 'json', value: { errcode: 0 } }, 'WeChat answered in an unknown form'],
      [{ kind: 'json', value: { openid: '' } }, 'WeChat answered in an unknown form'],
      [{ kind: 'json', value: { openid: 7 } }, 'WeChat answered in an unknown form'],
    ])('that is %j is an UpstreamError', async (answer, message) => {
      const failure = await failureAfter(path, answer);
      expect(failure).toBeInstanceOf(UpstreamError);
      expect(failure).toMatchObject({ status: 502, message, details: {} });
      expect(failure.cause).toBeUndefined();
    });

    it('that is late is an UpstreamError at the time limit', async () => {
      const begun = Date.now();
      const failure = await failureAfter(path, { kind: 'slow', milliseconds: 60_000 }, 200);
      expect(failure).toMatchObject({ status: 502, message: 'WeChat took too long' });
      expect(Date.now() - begun).toBeLessThan(15_000);
    });
  },
);

const GOOD = {
  access_token: 'a',
  expires_in: 7200,
  refresh_token: 'r',
  openid: 'o',
  scope: 'snsapi_base',
};

it.each([
  ['access_token', ''],
  ['access_token', null],
  ['refresh_token', undefined],
  ['openid', 7],
  ['scope', undefined],
  ['expires_in', 0],
  ['expires_in', -1],
  ['expires_in', 'soon'],
  ['expires_in', undefined],
])('tokens whose %s is %j are an unknown form', async (name, value) => {
  const failure = await failureAfter('/sns/oauth2/access_token', {
    kind: 'json',
    value: { ...GOOD, [name]: value },
  });
  expect(failure).toMatchObject({ status: 502, message: 'WeChat answered in an unknown form' });
});

it('a profile of another user is refused', async () => {
  const failure = await failureAfter('/sns/userinfo', {
    kind: 'json',
    value: { openid: 'open-bo', nickname: 'Bo' },
  });
  expect(failure).toMatchObject({ status: 502, message: 'WeChat answered with another user' });
});

it('several scopes in one text include the profile', async () => {
  service.fake().answerNext('/sns/oauth2/access_token', {
    kind: 'json',
    value: { ...GOOD, scope: 'snsapi_base,snsapi_userinfo' },
  });
  service.fake().answerNext('/sns/userinfo', {
    kind: 'json',
    value: { openid: 'o', nickname: 'Ann' },
  });
  const signIn = service.signIn();
  const { state, cookie } = signIn.begin({ returnTo: PAGE });
  expect(await signIn.finish({ code: 'c', state, cookie })).toMatchObject({ nickname: 'Ann' });
});

it.each([
  [{ secret: 'wrong' }, 40125],
  [{ appId: 'wxwrong' }, 40013],
])('an account with %j fails with errcode %s', async (options, errcode) => {
  const signIn = service.signIn(options);
  const { state, cookie } = signIn.begin({ returnTo: PAGE });
  const code = service.fake().makeCode('open-ann');
  await expect(signIn.finish({ code, state, cookie })).rejects.toMatchObject({
    status: 502,
    errcode,
  });
});

it('a code is refused after its five minutes', async () => {
  const signIn = service.signIn();
  const { state, cookie } = signIn.begin({ returnTo: PAGE });
  const code = service.fake().makeCode('open-ann');
  service.wait(5 * 60_000);
  await expect(signIn.finish({ code, state, cookie })).rejects.toMatchObject({
    details: { reason: 'code-expired' },
  });
});

it('a redirect of WeChat is not followed with the secret', async () => {
  const server = createServer((request, response) => {
    response.writeHead(307, { Location: `${service.origin()}${request.url}` }).end();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const signIn = service.signIn({ api: `http://localhost:${port}` });
  const { state, cookie } = signIn.begin({ returnTo: PAGE });
  const code = service.fake().makeCode('open-ann');
  const failure = await failureOf(() => signIn.finish({ code, state, cookie }));
  server.closeAllConnections();
  server.close();
  expect(failure).toMatchObject({ status: 502, message: 'WeChat cannot be reached' });
  expect(service.fake().count()).toBe(0);
});

it('a store that fails is a 503 without its message', async () => {
  const store = {
    get: async () => null,
    set: () => Promise.reject(new Error('SET key at redis.internal')),
  };
  const signIn = service.signIn({ store });
  const { state, cookie } = signIn.begin({ returnTo: PAGE });
  const failure = await failureOf(() => signIn.finish({ code: 'c', state, cookie }));
  expect(failure).toMatchObject({ status: 503, message: 'the store of the used states failed' });
  expect(failure.cause).toBeUndefined();
  expect(service.fake().count()).toBe(0);
});

it('the handler answers the status, the wait and the reason of a refusal', async () => {
  service.fake().answerNext('/sns/oauth2/access_token', { kind: 'errcode', errcode: 45011 });
  const signIn = service.signIn();
  const { state, cookie } = signIn.begin({ returnTo: PAGE });
  const headers = { Cookie: `__Host-portico-wechat=${cookie}` };
  const response = await signIn.handlers.finish(post('/finish', { code: 'c', state }, headers));
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    error: 'WeChat counts too many calls',
    reason: 'rate-limit',
    errcode: 45011,
  });
});
