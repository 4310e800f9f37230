import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createBus, tell } from '@/platform/call/emitter';
import { fakeEnv } from '../../helpers/fake-platform';

const start = () => {
  const browser = fakeEnv();
  return { ...browser, bus: createBus(browser.env) };
};

it('$emit calls all listeners of an event in the order in which they were added', () => {
  const { bus } = start();
  const heard: unknown[] = [];
  bus.$on('a', (...args) => heard.push(['first', ...args]));
  bus.$on('a', (...args) => heard.push(['second', ...args]));
  bus.$on('b', () => heard.push('other'));
  bus.$emit('a', 1, { x: 2 });
  bus.$emit('without listeners');
  expect(heard).toEqual([
    ['first', 1, { x: 2 }],
    ['second', 1, { x: 2 }],
  ]);
});

it('$once calls its listener once, also if the listener emits the event again', () => {
  const { bus } = start();
  const heard = vi.fn(() => bus.$emit('a'));
  bus.$once('a', heard);
  bus.$emit('a');
  bus.$emit('a');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('$on adds a listener to several events at once', () => {
  const { bus } = start();
  const heard = vi.fn();
  const stop = bus.$on(['a', 'b'], heard);
  bus.$emit('a', 1);
  bus.$emit('b', 2);
  stop();
  stop();
  bus.$emit('a', 3);
  expect(heard.mock.calls).toEqual([[1], [2]]);
});

describe('$off', () => {
  const listening = () => {
    const { bus } = start();
    const heard: string[] = [];
    const one = () => heard.push('one');
    const two = () => heard.push('two');
    bus.$on('a', one);
    bus.$once('a', two);
    bus.$on('b', one);
    const after = (...off: Parameters<typeof bus.$off>) => {
      bus.$off(...off);
      bus.$emit('a');
      bus.$emit('b');
      return heard.join();
    };
    return { one, two, after };
  };

  it('$off removes one listener of one event', () => {
    const { one, after } = listening();
    expect(after('a', one)).toBe('two,one');
  });

  it('$off removes a listener of $once', () => {
    const { two, after } = listening();
    expect(after(['a', 'b'], two)).toBe('one,one');
  });

  it('$off without a listener removes all of the event', () => {
    expect(listening().after('a')).toBe('one');
  });

  it('$off without an event removes all listeners', () => {
    expect(listening().after()).toBe('');
  });

  it('$off with an unknown listener removes nothing', () => {
    expect(listening().after('a', () => {})).toBe('one,two,one');
  });
});

it('a listener that throws does not stop the others, and its error is reported', () => {
  const { bus, reported } = start();
  const heard = vi.fn();
  bus.$on('a', () => {
    throw new Error('boom');
  });
  bus.$on('a', heard);
  bus.$emit('a');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(reported).toEqual([new Error('boom')]);
});

it('$emit skips listeners that an earlier listener removed or added', () => {
  const { bus } = start();
  const removed = vi.fn();
  const late = vi.fn();
  bus.$on('a', () => {
    bus.$off('a', removed);
    bus.$on('a', late);
  });
  bus.$on('a', removed);
  bus.$emit('a');
  expect(removed).not.toHaveBeenCalled();
  expect(late).not.toHaveBeenCalled();
});

it.each([
  [['a', undefined], '$on:fail parameter.listener should be a function'],
  [['a', 'b'], '$on:fail parameter.listener should be a function'],
  [[5, () => {}], '$on:fail parameter.event should be a string'],
  [[['a', null], () => {}], '$on:fail parameter.event should be a string'],
])('$on refuses the arguments %j', (args, errMsg) => {
  const { bus } = start();
  expect(() => bus.$on(...(args as Parameters<typeof bus.$on>))).toThrow(
    expect.objectContaining({ name: 'PlatformError', code: 'invalid', errMsg }) as Error,
  );
});

it('events with different names are kept apart, for any names', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 2 }), ([a = '', b = '']) => {
      const { bus } = start();
      const heard = vi.fn();
      bus.$on(a, heard);
      bus.$emit(b);
      expect(heard).not.toHaveBeenCalled();
      bus.$emit(a);
      expect(heard).toHaveBeenCalledTimes(1);
    }),
  );
});

it('tell reports the error of a listener and does not throw it', () => {
  const { env, reported } = fakeEnv();
  tell(env, () => {
    throw new Error('mine');
  });
  expect(reported).toEqual([new Error('mine')]);
});
