import { describe, expect, it } from 'vitest';
import { type Api, defineApi, type PlatformContext } from '@/platform';
import { defineMethod } from '@/platform/call/define';
import { asyncCalls, factories } from '@/platform/call/rows';
import type { FactoryCall } from '@/platform/call/lazy-object';
import { createDeferred } from '../../helpers/deferred';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { callsOfRows, platformOf } from '../../helpers/platform-of';

type Input = { readonly list: number[]; readonly inner: { n: number } };

const input = (): Input => ({ list: [1, 2], inner: { n: 1 } });
const asGiven = { list: [1, 2], inner: { n: 1 } };
const anything = (value: unknown) => ({ value: value as Input }) as const;

/** Calls whose code and whose work wait for a gate. They answer with what they find then. */
function start() {
  const { context } = fakePlatform();
  const code = createDeferred();
  const work = createDeferred();
  const note: Api<Input, Input> = defineApi('note', {
    check: anything,
    run: async (_context, params) => {
      await work.promise;
      return params;
    },
  });
  const createNotes = (given: PlatformContext, _call: FactoryCall, first?: Input) => ({
    add: defineMethod<Input, Input, Input>(given, 'createNotes().add', {
      check: anything,
      run: async (params) => {
        await work.promise;
        return params;
      },
    }),
    first: async () => first as Input,
  });
  const file = async () => {
    await code.promise;
    return { note, createNotes };
  };
  const calls = {
    ...callsOfRows(context, asyncCalls(file, { note: {} })),
    ...callsOfRows(context, factories(file, { createNotes: { methods: 'add first' } })),
  };
  return { context, calls, code, work };
}

type App = ReturnType<typeof start>;

const paths: readonly (readonly [string, (app: App, given: Input) => Promise<Input>])[] = [
  ['a call whose code is loading', ({ calls }, given) => calls.note(given)],
  [
    'a call whose interceptor is busy',
    ({ calls, context, code }, given) => {
      context.interceptors.add('note', { invoke: () => code.promise });
      return calls.note(given);
    },
  ],
  ['an object whose code is loading', ({ calls }, given) => calls.createNotes(given).first()],
  ['a method whose code is loading', ({ calls }, given) => calls.createNotes().add(given)],
];

describe('the input counts as it was when the product made the call', () => {
  it.each(paths)('for %s', async (_what, call) => {
    const app = start();
    const given = input();
    const answer = call(app, given);
    given.list.length = 0;
    given.inner.n = 2;
    app.code.resolve();
    await flush();
    app.work.resolve();
    expect(await answer).toEqual(asGiven);
  });

  it.each(paths)('for %s that waits again after its code has loaded', async (_what, call) => {
    const app = start();
    app.code.resolve();
    await app.calls.createNotes().first();
    const given = input();
    const answer = call(app, given);
    await flush();
    given.list.length = 0;
    given.inner.n = 2;
    app.work.resolve();
    expect(await answer).toEqual(asGiven);
  });

  it('for a value that is stored', async () => {
    const { context } = fakePlatform();
    const platform = platformOf(context);
    for (const key of ['cold', 'warm']) {
      const data = [{ n: 1 }];
      const stored = platform.setStorage({ key, data });
      data.length = 0;
      await stored;
      expect(await platform.getStorage({ key })).toEqual({ data: [{ n: 1 }] });
    }
  });

  it('and a class is still refused by the storage', async () => {
    class Own {
      n = 1;
    }
    const platform = platformOf(fakePlatform().context);
    await expect(platform.setStorage({ key: 'k', data: new Own() })).rejects.toMatchObject({
      code: 'invalid',
      message: 'parameter.data is a Own, which cannot be stored',
    });
  });
});
