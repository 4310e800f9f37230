import { afterEach, expect, it } from 'vitest';
import { createEnv, type StorageChange } from '@/platform';
import { fakePlatform } from '../../helpers/fake-platform';
import { platformOf } from '../../helpers/platform-of';

function start() {
  const { context } = fakePlatform({ env: createEnv(window) });
  return platformOf(context);
}

afterEach(() => localStorage.clear());

it('onStorageChange reports a change in this tab at once, with both values', () => {
  const { setStorageSync, removeStorageSync, onStorageChange } = start();
  const heard: StorageChange[] = [];
  const end = onStorageChange((change) => heard.push(change));
  setStorageSync('k', new Date(5));
  setStorageSync('k', undefined);
  removeStorageSync('k');
  end();
  setStorageSync('k', 1);
  expect(heard).toEqual([
    { key: 'k', oldValue: undefined, newValue: new Date(5), large: false },
    { key: 'k', oldValue: new Date(5), newValue: undefined, large: false },
    { key: 'k', oldValue: undefined, newValue: undefined, large: false },
  ]);
});

it('onStorageChange reports a change in another tab', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const other = (frame.contentWindow as Window).localStorage;
  const { onStorageChange, offStorageChange } = start();
  const heard: StorageChange[] = [];
  onStorageChange((change) => heard.push(change));
  other.setItem('portico:app:k', '![5]');
  other.setItem('portico:app:k', '!["five"]');
  other.setItem('foreign', '![5]');
  other.setItem('portico:app:k', '>id 500000');
  other.setItem('portico:app:k', '!broken');
  await expect.poll(() => heard.length).toBe(4);
  offStorageChange();
  other.clear();
  frame.remove();
  expect(heard).toEqual([
    { key: 'k', oldValue: undefined, newValue: 5, large: false },
    { key: 'k', oldValue: 5, newValue: 'five', large: false },
    { key: 'k', oldValue: 'five', newValue: undefined, large: true },
    { key: 'k', oldValue: undefined, newValue: undefined, large: false },
  ]);
});

it('onStorageChange ends with its lifetime', () => {
  const controller = new AbortController();
  const calls = start();
  const heard: StorageChange[] = [];
  calls.until(controller.signal).onStorageChange((change) => heard.push(change));
  controller.abort();
  calls.setStorageSync('k', 1);
  expect(heard).toEqual([]);
});

it('onStorageChange refuses a listener that is not a function', () => {
  expect(() => start().onStorageChange(5 as never)).toThrow(
    expect.objectContaining({
      code: 'invalid',
      message: 'parameter.listener should be a function',
    }),
  );
});
