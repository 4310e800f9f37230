import { expect, it, vi } from 'vitest';
import { once } from '@/shared/once';

it('makes it when it is asked for first, and never again', () => {
  const make = vi.fn(() => ({ made: true }));
  const read = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(read()).toBe(read());
  expect(make).toHaveBeenCalledTimes(1);
});

it('keeps what is nothing, too', () => {
  const make = vi.fn(() => undefined);
  const read = once(make);
  expect([read(), read()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('tries again what has thrown', () => {
  const make = vi
    .fn(() => 'made')
    .mockImplementationOnce(() => {
      throw new Error('not yet');
    });
  const read = once(make);
  expect(read).toThrow('not yet');
  expect(read()).toBe('made');
});
