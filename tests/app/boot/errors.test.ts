import { expect, it } from 'vitest';
import type { AppParts } from '@/app/boot/app-parts';
import { explainLostCode } from '@/app/boot/errors';
import { PlatformError, type PlatformErrorCode } from '@/platform';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';

const lost = new TypeError('Failed to fetch dynamically imported module: /assets/preview.js');

const failure = (code: PlatformErrorCode, message: string, cause?: unknown) =>
  new PlatformError({ code, api: 'previewImage', message, cause });

/** Sends what a browser sends for a rejection that nobody handles. */
function reject(reason: unknown, onLine = true) {
  const { context } = fakePlatform();
  Object.assign(context.env.window.navigator, { onLine });
  const toasts: unknown[] = [];
  const showToast = async (toast: unknown) => void toasts.push(toast);
  explainLostCode({ platform: { showToast }, context } as unknown as AppParts);
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  context.env.window.dispatchEvent(event);
  context.life.abort();
  context.env.window.dispatchEvent(event);
  return { toasts, inConsole: !event.defaultPrevented };
}

it('[S8.3] a call whose code cannot be fetched offline shows a toast, and is no error in the console', () => {
  const inner = failure('offline', 'No network', lost);
  expect(reject(failure('offline', 'No network', inner), false)).toEqual({
    toasts: [{ title: 'No network, please check your connection', icon: 'none' }],
    inConsole: false,
  });
});

it('code of the product that cannot be fetched offline shows the same toast', () => {
  for (const reason of [lost, new Error('the style sheet /a.css could not be loaded')]) {
    expect(reject(reason, false)).toEqual({
      toasts: [{ title: 'No network, please check your connection', icon: 'none' }],
      inConsole: false,
    });
  }
});

it('a call whose code is gone from the server shows a toast, and stays an error in the console', () => {
  expect(reject(failure('failed', 'its code could not be loaded', lost))).toEqual({
    toasts: [{ title: 'Something went wrong', icon: 'none' }],
    inConsole: true,
  });
});

it('other rejections show no toast', () => {
  for (const reason of [failure('offline', 'No network'), new TypeError('broken'), undefined]) {
    expect(reject(reason, false)).toEqual({ toasts: [], inConsole: true });
  }
});

it('[S8.3] a toast whose own code cannot be fetched is a plain note for three seconds', async () => {
  const { context, pass } = fakePlatform();
  const { env, life } = context;
  const notes = new Set<{ readonly textContent: string }>();
  Object.assign(env.window.navigator, { onLine: false });
  Object.assign(env.document, {
    createElement: () => {
      const note = { style: {}, textContent: '', remove: () => notes.delete(note) };
      return note;
    },
    body: { append: (note: { readonly textContent: string }) => notes.add(note) },
  });
  const showToast = async () => Promise.reject(failure('offline', 'No network', lost));
  explainLostCode({ platform: { showToast }, context } as unknown as AppParts);
  const reason = failure('offline', 'No network', lost);
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  env.window.dispatchEvent(event);
  await flush();
  expect([...notes].map(({ textContent }) => textContent)).toEqual([
    'No network, please check your connection',
  ]);
  expect(event.defaultPrevented).toBe(true);
  pass(3000);
  expect(notes.size).toBe(0);
  life.abort();
});
