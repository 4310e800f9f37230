import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RefreshInput, RequestParams } from '@/platform';
import { tokenOf } from '../../helpers/login-token';
import { ann, openSession, watchRequests } from '../../helpers/session-tabs';

afterEach(() => {
  vi.restoreAllMocks();
});

const ben = { ...ann, uid: 'ben' };
const other = { name: 'PlatformError', code: 'abort', api: 'request' };
const message = 'another user has signed in since the call';

/** Something that happens when the test says so. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

type Tab = ReturnType<typeof openSession>;

function switchUser({ auth }: Tab) {
  auth.clear();
  auth.setToken(tokenOf(ben));
}

/** The code of requests has loaded. */
async function warm({ client, platform }: Tab) {
  await client.get('/echo');
  await platform.request({ url: '/api/echo' });
}

function signInAnn(config: Parameters<typeof openSession>[0] = {}, exp = 99_999_999_999) {
  const tab = openSession(config);
  tab.auth.setToken(tokenOf({ ...ann, exp }));
  return tab;
}

describe('a request of one user is not sent after another one has signed in', () => {
  it('while the code of the client is loading', async () => {
    const tab = signInAnn();
    const requests = watchRequests();
    const call = tab.client.post('/echo', {});
    switchUser(tab);
    await expect(call).rejects.toMatchObject({ ...other, message });
    expect(requests.bearers()).toEqual([]);
  });

  it('while it waits for a new token', async () => {
    const { opened, open } = gate();
    const refresh = vi.fn(() => opened.then(() => true));
    const tab = signInAnn({ refresh }, Date.now() / 1000);
    const requests = watchRequests();
    const call = tab.client.post('/echo', {});
    await expect.poll(() => refresh.mock.calls.length).toBe(1);
    switchUser(tab);
    open();
    await expect(call).rejects.toMatchObject(other);
    expect(requests.paths()).toEqual([]);
  });

  it('while the product makes its header', async () => {
    const { opened, open } = gate();
    const tab = signInAnn();
    const header = vi.fn(async () => {
      await opened;
      return { Authorization: `Bearer ${tab.auth.token()}` };
    });
    const client = tab.platform.createClient({ baseURL: '/api', header });
    const requests = watchRequests();
    const call = client.post('/echo', {});
    await expect.poll(() => header.mock.calls.length).toBe(1);
    switchUser(tab);
    open();
    await expect(call).rejects.toMatchObject(other);
    expect(requests.bearers()).toEqual([]);
  });

  it('while an interceptor holds it', async () => {
    const { opened, open } = gate();
    const tab = signInAnn();
    const invoke = vi.fn(async (params: RequestParams) => {
      await opened;
      return params;
    });
    tab.client.use({ invoke: invoke as never });
    const requests = watchRequests();
    const call = tab.client.post('/echo', {});
    await expect.poll(() => invoke.mock.calls.length).toBe(1);
    switchUser(tab);
    open();
    await expect(call).rejects.toMatchObject(other);
    expect(requests.paths()).toEqual([]);
  });

  it('before its next attempt', async () => {
    const tab = signInAnn();
    await warm(tab);
    const requests = watchRequests();
    const onAttempt = vi.fn(({ attempt }: { attempt: number }) => {
      if (attempt === 2) switchUser(tab);
    });
    const retry = { times: 3, delay: 1, onAttempt };
    await expect(tab.client.get('/status/503', { retry })).rejects.toMatchObject(other);
    expect(onAttempt).toHaveBeenCalledTimes(2);
    expect(requests.paths()).toEqual(['/api/status/503']);
  });

  it('when it has waited for the network', async () => {
    const tab = signInAnn();
    await warm(tab);
    const window = tab.frame.contentWindow as Window;
    const online = { configurable: true, value: false };
    Object.defineProperty(window.navigator, 'onLine', online);
    const requests = watchRequests();
    const listened = vi.spyOn(window, 'addEventListener');
    const call = tab.client.get('/echo', { whenOffline: 'wait' });
    await expect.poll(() => listened.mock.calls.some(([type]) => type === 'online')).toBe(true);
    switchUser(tab);
    Object.defineProperty(window.navigator, 'onLine', { ...online, value: true });
    window.dispatchEvent(new Event('online'));
    await expect(call).rejects.toMatchObject(other);
    expect(requests.paths()).toEqual([]);
  });

  it('after a 401, in a client with its own refresh', async () => {
    const tab = signInAnn();
    const client = tab.platform.createClient({
      baseURL: '/api',
      header: () => ({ Authorization: `Bearer ${tab.auth.token()}` }),
      refresh: () => {
        switchUser(tab);
        return true;
      },
    });
    const requests = watchRequests();
    await expect(client.post('/status/401', {})).rejects.toMatchObject({
      code: 'http-status',
      response: { statusCode: 401 },
    });
    expect(requests.bearers()).toEqual([`Bearer ${tokenOf({ ...ann, exp: 99_999_999_999 })}`]);
    expect(tab.auth.user()?.uid).toBe('ben');
  });

  it('with the cookie of the other one', async () => {
    const tab = openSession({ storage: 'none' });
    tab.auth.setUser(ann);
    await warm(tab);
    const requests = watchRequests();
    const onAttempt = ({ attempt }: { attempt: number }) => {
      if (attempt === 2) tab.auth.setUser(ben);
    };
    const retry = { times: 3, delay: 1, onAttempt };
    const call = tab.platform.request({ url: '/api/status/503', retry });
    await expect(call).rejects.toMatchObject(other);
    expect(requests.paths()).toEqual(['/api/status/503']);
  });

  it('if neither of them has an id', async () => {
    const tab = openSession({});
    tab.auth.setToken('opaque-of-ann');
    const requests = watchRequests();
    const call = tab.client.post('/echo', {});
    tab.auth.clear();
    tab.auth.setToken('opaque-of-ben');
    await expect(call).rejects.toMatchObject(other);
    expect(requests.bearers()).toEqual([]);
  });
});

describe('a request goes on', () => {
  it('when its user gets new tokens while it waits, with an id or without', async () => {
    for (const token of [tokenOf(ann), 'opaque']) {
      const tab = openSession({});
      tab.auth.setToken(token);
      const requests = watchRequests();
      const call = tab.client.post('/echo', {});
      const next = token === 'opaque' ? 'opaque-2' : tokenOf({ ...ann, jti: 2 });
      tab.auth.setToken(next);
      expect((await call).statusCode).toBe(200);
      expect(requests.bearers()).toEqual([`Bearer ${next}`]);
      vi.restoreAllMocks();
    }
  });

  it('with its own token when its user signs out right after the call', async () => {
    const tab = signInAnn();
    await warm(tab);
    const requests = watchRequests();
    const token = tab.auth.token();
    const call = tab.client.post('/echo', {});
    tab.auth.clear();
    expect((await call).statusCode).toBe(200);
    expect(requests.bearers()).toEqual([`Bearer ${token}`]);
  });

  it('when nobody was signed in, and a user signs in while it waits', async () => {
    const tab = openSession({});
    const call = tab.client.post('/echo', {});
    tab.auth.setToken(tokenOf(ann));
    expect((await call).statusCode).toBe(200);
  });
});

it.each([
  ['the next user', ben],
  ['the same user, who has signed in again', ann],
])('a late 401 of one cookie does not end the session of %s', async (_who, next) => {
  const tab = openSession({ storage: 'none' });
  tab.auth.setUser(ann);
  await warm(tab);
  const { opened, open } = gate();
  const fetched = vi.spyOn(window, 'fetch').mockImplementationOnce(async () => {
    await opened;
    return new Response('{}', { status: 401 });
  });
  const call = tab.client.post('/echo', {});
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  tab.auth.clear();
  tab.auth.setUser(next);
  open();
  await expect(call).rejects.toMatchObject({ code: 'http-status' });
  expect(tab.auth.user()?.uid).toBe(next.uid);
});

it('a refused refresh of one user does not sign out the next user, who waits for it', async () => {
  const { opened, open } = gate();
  const refresh = vi.fn(async ({ token, send }: RefreshInput) => {
    if (token === tokenOf(ben)) return tokenOf({ ...ben, jti: 2 });
    await opened;
    return (await send({ url: '/api/status/401' })) as never;
  });
  const tab = signInAnn({ refresh });
  const first = tab.client.post('/status/401', {});
  await expect.poll(() => refresh.mock.calls.length).toBe(1);
  switchUser(tab);
  const second = tab.client.post('/status/401', {});
  const requests = watchRequests();
  await expect.poll(() => requests.paths().length).toBe(1);
  open();
  const failed = { code: 'http-status', response: { statusCode: 401 } };
  await expect(first).rejects.toMatchObject(failed);
  await expect(second).rejects.toMatchObject(failed);
  expect(tab.auth.user()?.uid).toBe('ben');
});
