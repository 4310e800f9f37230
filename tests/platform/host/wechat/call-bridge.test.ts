import { expect, it } from 'vitest';
import { type Bridge, callBridge } from '@/platform/host/wechat/bridge';
import { fakeEnv } from '../../../helpers/fake-platform';

function start(invoke: Bridge['invoke']) {
  const { env, pass, timers } = fakeEnv();
  const call = (ms = 10_000) =>
    callBridge(env, { invoke, on: () => {} }, 'scanQRCode', { needResult: 1 }, ms);
  return { call, pass, timers };
}

it('hands on the name and the params, and gives the answer with its data', async () => {
  const seen: unknown[] = [];
  const { call, timers } = start((name, params, answer) => {
    seen.push([name, params]);
    answer({ errMsg: 'scanQRCode:ok', resultStr: 'x' });
  });
  expect(await call()).toEqual({
    outcome: 'ok',
    message: 'ok',
    data: { errMsg: 'scanQRCode:ok', resultStr: 'x' },
  });
  expect(seen).toEqual([['scanQRCode', { needResult: 1 }]]);
  expect(timers()).toBe(0);
});

it('takes the first of several answers, also one that comes too late', async () => {
  let answer: (result: unknown) => void = () => {};
  const { call, pass } = start((_name, _params, tell) => {
    answer = tell;
  });
  const twice = call();
  answer({ errMsg: 'scanQRCode:ok' });
  answer({ errMsg: 'scanQRCode:fail' });
  expect(await twice).toMatchObject({ outcome: 'ok' });
  const late = call();
  pass(10_000);
  answer({ errMsg: 'scanQRCode:ok' });
  expect(await late).toBe('late');
});

it('waits for ever where a visitor has something to do', async () => {
  let answer: (result: unknown) => void = () => {};
  const { call, pass, timers } = start((_name, _params, tell) => {
    answer = tell;
  });
  const asked = call(0);
  expect(timers()).toBe(0);
  pass(3_600_000);
  answer({ errMsg: 'scanQRCode:cancel' });
  expect(await asked).toMatchObject({ outcome: 'cancel' });
});

it.each([
  [new Error('broken'), 'fail broken'],
  ['text', 'fail thrown'],
])('is a failure when the bridge throws %s', async (thrown, message) => {
  const { call, timers } = start(() => {
    throw thrown;
  });
  expect(await call()).toMatchObject({ outcome: 'failed', message });
  expect(timers()).toBe(0);
});

it.each([undefined, null, 'scanQRCode:ok', 5, Symbol('x'), () => {}])(
  'survives the answer %s',
  async (result) => {
    const { call } = start((_name, _params, answer) => answer(result));
    expect(await call()).toMatchObject({ outcome: expect.stringMatching(/^(ok|failed)$/) });
  },
);

it('is a failure when the answer throws as it is read', async () => {
  const hostile = {
    get errMsg() {
      throw new Error('hostile');
    },
  };
  const { call, timers } = start((_name, _params, answer) => {
    try {
      answer(hostile);
    } catch {
      // As the app's own code does with what its callbacks throw.
    }
  });
  expect(await call()).toMatchObject({ outcome: 'failed', message: 'failed' });
  expect(timers()).toBe(0);
});
