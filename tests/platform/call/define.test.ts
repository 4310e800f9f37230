import { expect, it, vi } from 'vitest';
import { type Api, type Checked, defineApi, isPlatformError } from '@/platform';
import { fakePlatform } from '../../helpers/fake-platform';

const { context } = fakePlatform();
const accept = (input: unknown): Checked<unknown> => ({ value: input });

it('run receives the checked parameters, and the call resolves with its result', async () => {
  const double: Api<{ n: number }, number> = defineApi('double', {
    check: () => ({ value: 21 }),
    run: (given, n) => (given === context ? n * 2 : 0),
  });
  expect(await double(context)({ n: 1 })).toBe(42);
});

it('a call that its check refuses rejects with the code and never runs', async () => {
  const run = vi.fn();
  const call = defineApi('call', {
    check: () => ({ refused: 'parameter.x should be a string' }),
    run,
  });
  const error = await call(context)().catch((reason: unknown) => reason);
  expect(isPlatformError(error)).toBe(true);
  expect(error).toMatchObject({
    code: 'invalid',
    api: 'call',
    errMsg: 'call:fail parameter.x should be a string',
  });
  expect(run).not.toHaveBeenCalled();
});

it('a call rejects with the error that `fail` made', async () => {
  const call = defineApi('call', {
    check: accept,
    run: (_context, _params, fail) => {
      throw fail('denied', 'no', 'the cause');
    },
  });
  await expect(call(context)()).rejects.toMatchObject({
    code: 'denied',
    api: 'call',
    message: 'no',
    cause: 'the cause',
  });
});

it.each([
  [
    'check',
    {
      check: () => {
        throw new TypeError('boom');
      },
      run: () => {},
    },
  ],
  [
    'run',
    {
      check: accept,
      run: () => {
        throw new TypeError('boom');
      },
    },
  ],
  ['run, later', { check: accept, run: () => Promise.reject(new TypeError('boom')) }],
])('an error in %s rejects the call and is never thrown', async (_where, definition) => {
  const promise = defineApi('call', definition)(context)();
  await expect(promise).rejects.toMatchObject({
    name: 'PlatformError',
    code: 'failed',
    errMsg: 'call:fail boom',
  });
});

it('[S8.3] a call fails as offline when a part of its code cannot be fetched offline', async () => {
  const phone = fakePlatform();
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/part.js');
  const call = defineApi('choose', {
    check: () => ({ value: {} }) as const,
    run: () => Promise.reject(lost),
  })(phone.context);
  const alone = call as () => Promise<unknown>;
  await expect(alone()).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'choose:fail its code could not be loaded',
  });
  Object.assign(phone.env.window.navigator, { onLine: false });
  await expect(alone()).rejects.toMatchObject({ code: 'offline', cause: lost });
});
