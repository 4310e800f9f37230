import { expect, it, vi } from 'vitest';
import type { PlatformContext } from '@/platform';
import { refuseUnless } from '@/platform/call/errors';
import type { FactoryCall } from '@/platform/call/lazy-object';
import { factories } from '@/platform/call/rows';
import { fakePlatform } from '../../helpers/fake-platform';
import { callsOfRows } from '../../helpers/platform-of';

type Lamp = { readonly colour: string; light(): Promise<string> };

const lost = new TypeError('Failed to fetch dynamically imported module: /assets/lamp.js');

/** A factory whose file is lost as often as told. */
function start(losses = 0) {
  const { context } = fakePlatform();
  const lifetime = new AbortController().signal;
  const calls: unknown[] = [];
  const createLamp = (
    _context: PlatformContext,
    call: FactoryCall<{ readonly bulb: string }>,
    colour: string,
  ): Lamp => {
    calls.push([call, colour]);
    return { colour, light: async () => `${colour} light` };
  };
  const load = vi.fn(async () => ({ createLamp }));
  for (let loss = 0; loss < losses; loss += 1) load.mockRejectedValueOnce(lost);
  const touch = vi.fn();
  const rows = factories(load, {
    createLamp: {
      begin: (_context: PlatformContext, colour: unknown) => {
        refuseUnless(
          typeof colour === 'string',
          'createLamp',
          'parameter.colour should be a string',
        );
        return { bulb: String(colour) };
      },
      touch,
      methods: 'light',
      fields: { colour: 'none' },
    },
  });
  return { ...callsOfRows(context, rows, lifetime), calls, load, touch, lifetime, context };
}

it('the code of an object receives the page, the lifetime, what began and the arguments', async () => {
  const { createLamp, calls, touch, lifetime, context } = start();
  const pageId = context.navigator.activePage()?.id;
  const lamp = createLamp('red');
  expect(lamp.colour).toBe('none');
  expect(touch).not.toHaveBeenCalled();
  expect(await lamp.light()).toBe('red light');
  expect(lamp.colour).toBe('red');
  expect(touch.mock.calls).toEqual([[{ bulb: 'red' }]]);
  expect(calls).toEqual([
    [{ prefix: 'createLamp().', pageId, lifetime, begun: { bulb: 'red' } }, 'red'],
  ]);
});

it('two objects of one factory share one fetch', async () => {
  const { createLamp, load } = start();
  const lamps = [createLamp('red'), createLamp('blue')];
  expect(await Promise.all(lamps.map((lamp) => lamp.light()))).toEqual(['red light', 'blue light']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a factory refuses wrong arguments at once and fetches nothing', () => {
  const { createLamp, load } = start();
  expect(() => createLamp(5 as never)).toThrow(
    expect.objectContaining({
      code: 'invalid',
      errMsg: 'createLamp:fail parameter.colour should be a string',
    }) as Error,
  );
  expect(load).not.toHaveBeenCalled();
});

it('the code of an object is fetched once more if it was lost', async () => {
  const { createLamp, load } = start(1);
  expect(await createLamp('red').light()).toBe('red light');
  expect(load).toHaveBeenCalledTimes(2);
});

it('a method rejects if the code was lost twice, and the next call fetches it again', async () => {
  const { createLamp, load } = start(2);
  const lamp = createLamp('red');
  await expect(lamp.light()).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'createLamp().light:fail its code could not be loaded',
  });
  expect(await lamp.light()).toBe('red light');
  expect(load).toHaveBeenCalledTimes(3);
});
