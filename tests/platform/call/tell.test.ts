import { expect, it } from 'vitest';
import { tell } from '@/platform/call/emitter';
import { fakeEnv } from '../../helpers/fake-platform';

it('keeps a listener’s mistake from the call, but not from the world', () => {
  const { env, pass } = fakeEnv();
  tell(env, () => {
    throw new Error('mine');
  });
  expect(() => pass(0)).toThrow('mine');
});
