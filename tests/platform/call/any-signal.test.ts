import { expect, it, vi } from 'vitest';
import { anySignal } from '@/platform/call/task';

it('anySignal is aborted with the first of its signals', () => {
  const [one, two] = [new AbortController(), new AbortController()];
  const { signal } = anySignal([null, one.signal, undefined, two.signal]);
  expect(signal.aborted).toBe(false);
  two.abort();
  expect(signal.aborted).toBe(true);
  expect(anySignal([one.signal, two.signal]).signal.aborted).toBe(true);
});

it('anySignal no longer listens after end()', () => {
  const one = new AbortController();
  const { signal, end } = anySignal([one.signal]);
  const heard = vi.fn();
  signal.addEventListener('abort', heard);
  end();
  one.abort();
  expect(heard).not.toHaveBeenCalled();
});
