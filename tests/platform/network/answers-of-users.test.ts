import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuth } from '@/platform';
import { request, type RequestParams } from '@/platform/network/request';
import { drivenPhone } from '../../helpers/driven-phone';
import { fakeEnv } from '../../helpers/fake-platform';
import { tokenOf } from '../../helpers/login-token';
import { type FaultServer, serveFaults } from '../../helpers/serve-faults';
import { starterOf } from '../../helpers/start-call';

let server: FaultServer | undefined;
let received = 0;
/** The answers that the server holds back. */
let held: (() => void)[] = [];
let isHolding = false;

beforeEach(async () => {
  received = 0;
  held = [];
  isHolding = false;
  // Each answer counts the requests.
  server = await serveFaults((_message, response) => {
    received += 1;
    const body = `{"count":${received}}`;
    const answer = () => response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
    if (isHolding) held.push(answer);
    else answer();
  });
});
afterEach(() => server?.close());

/** Two tabs of an app with cookies. The second one changes the session, and the first one gets no event of it. */
function start() {
  const phone = drivenPhone();
  const { env } = fakeEnv();
  const open = () => createAuth(env, 'app', { storage: 'none' });
  const [auth, otherTab] = [open(), open()];
  let date = 1_000_000;
  Object.assign(phone.context, { auth, env: { ...phone.context.env, date: () => date } });
  const call = starterOf(phone.context, 'request', request);
  const url = `${server?.url}/stones`;
  const count = async (params: Partial<RequestParams>) =>
    ((await call({ url, ...params })).data as { count: number }).count;
  const pass = (ms: number) => {
    date += ms;
  };
  return { auth, otherTab, count, pass };
}

const cached = { cache: { staleTime: 1000 } };
const arrived = (count: number) => vi.waitFor(() => expect(received).toBe(count), { interval: 5 });
const answerAll = () => {
  isHolding = false;
  for (const answer of held) answer();
};

describe.each([
  ['this tab', 'auth'],
  ['another tab, of which no event has arrived yet', 'otherTab'],
] as const)('[S6.1] after the next user has signed in, in %s,', (_where, who) => {
  it('a cached GET has no answer of the user before', async () => {
    const tab = start();
    tab.auth.setUser({ uid: 'ada' });
    expect(await tab.count(cached)).toBe(1);
    tab[who].setUser({ uid: 'bob' });
    expect(await tab.count(cached)).toBe(2);
    expect(await tab.count(cached)).toBe(2);
  });

  it('a cached GET does not join the one of the user before, whose answer is not stored', async () => {
    const tab = start();
    tab.auth.setUser({ uid: 'ada' });
    isHolding = true;
    const before = tab.count(cached);
    await arrived(1);
    tab[who].setUser({ uid: 'bob' });
    const next = tab.count(cached);
    await arrived(2);
    answerAll();
    expect([await before, await next, await tab.count(cached)]).toEqual([1, 2, 2]);
  });

  it('an answer of the user before is not stored, if it comes first', async () => {
    const tab = start();
    tab.auth.setUser({ uid: 'ada' });
    isHolding = true;
    const before = tab.count(cached);
    await arrived(1);
    tab[who].setUser({ uid: 'bob' });
    answerAll();
    expect([await before, await tab.count(cached)]).toEqual([1, 2]);
  });

  it('onUpdate of the user before does not hear the new answer to a stale GET', async () => {
    const tab = start();
    tab.auth.setUser({ uid: 'ada' });
    const onUpdate = vi.fn();
    const cache = { staleTime: 1000, onUpdate };
    await tab.count({ cache });
    tab.pass(1000);
    isHolding = true;
    expect(await tab.count({ cache })).toBe(1);
    await arrived(2);
    tab[who].setUser({ uid: 'bob' });
    answerAll();
    expect(await tab.count(cached)).toBe(3);
    expect(onUpdate).not.toHaveBeenCalled();
  });

  it('a shared GET does not join the one of the user before', async () => {
    const tab = start();
    tab.auth.setUser({ uid: 'ada' });
    isHolding = true;
    const [before, same] = [tab.count({ dedupe: true }), tab.count({ dedupe: true })];
    await arrived(1);
    tab[who].setUser({ uid: 'bob' });
    const next = tab.count({ dedupe: true });
    await arrived(2);
    answerAll();
    expect([await before, await same, await next]).toEqual([1, 1, 2]);
  });
});

it('[S6.1] a cached GET has no answer of the user before, if neither of them has an id', async () => {
  const tab = start();
  tab.auth.setUser({ uid: '' });
  expect(await tab.count(cached)).toBe(1);
  tab.otherTab.clear();
  tab.otherTab.setUser({ uid: '' });
  expect(await tab.count(cached)).toBe(2);
});

it('[S6.1] shared GETs join after the sign-in of the same user', async () => {
  const tab = start();
  tab.auth.setUser({ uid: 'ada' });
  isHolding = true;
  const before = tab.count({ dedupe: true });
  await arrived(1);
  tab.auth.setUser({ uid: 'ada', role: ['admin'] });
  const next = tab.count({ dedupe: true });
  answerAll();
  expect([await before, await next]).toEqual([1, 1]);
});

it('[S6.1] a token without an id separates the answers, as each sign-in does', async () => {
  const { context } = drivenPhone();
  const auth = createAuth(fakeEnv().env);
  Object.assign(context, { auth });
  const call = starterOf(context, 'request', request);
  const count = async () => (await call({ url: `${server?.url}/`, ...cached })).data;
  auth.setToken('opaque-of-ada');
  expect(await count()).toEqual({ count: 1 });
  auth.setToken('opaque-of-bob');
  expect(await count()).toEqual({ count: 2 });
  auth.setToken(tokenOf({ uid: 'bob' }));
  expect(await count()).toEqual({ count: 3 });
  auth.setToken(tokenOf({ uid: 'bob', again: true }));
  expect(await count()).toEqual({ count: 3 });
});
