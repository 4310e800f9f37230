import { describe, expect, it, vi } from 'vitest';
import { omit, once } from '@/shared/lazy-values';

describe('omit', () => {
  it('removes the named keys and keeps the other keys', () => {
    const props = { id: 'when', label: 'Day', onClick: undefined, 'data-test': 1 };
    expect(omit(props, ['label', 'other'])).toEqual({
      id: 'when',
      onClick: undefined,
      'data-test': 1,
    });
    expect(props.label).toBe('Day');
  });
});

describe('once', () => {
  it('calls the function on the first read only', () => {
    const make = vi.fn(() => ({ made: true }));
    const read = once(make);
    expect(make).not.toHaveBeenCalled();
    expect(read()).toBe(read());
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('keeps an undefined result too', () => {
    const make = vi.fn(() => undefined);
    const read = once(make);
    expect([read(), read()]).toEqual([undefined, undefined]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('calls the function again if the first call threw', () => {
    const make = vi
      .fn(() => 'made')
      .mockImplementationOnce(() => {
        throw new Error('not yet');
      });
    const read = once(make);
    expect(read).toThrow('not yet');
    expect(read()).toBe('made');
  });
});
