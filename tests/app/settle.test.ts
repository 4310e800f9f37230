import { expect, it, vi } from 'vitest';
import { settle } from '@/app/settle';
import { PlatformError, type PlatformErrorCode } from '@/platform';

async function reported(call: Promise<unknown>) {
  const report = vi.fn();
  settle(call, report);
  await call.catch(() => {});
  return report.mock.calls.length;
}

const failing = (code: PlatformErrorCode) =>
  Promise.reject(new PlatformError({ code, api: 'navigate', message: code }));

it.each(['locked', 'superseded', 'cancel'] as const)('says nothing of %s', async (code) => {
  expect(await reported(failing(code))).toBe(0);
});

it.each(['not-found', 'denied', 'invalid'] as const)('reports %s', async (code) => {
  expect(await reported(failing(code))).toBe(1);
});

it('reports what is no refusal, and nothing of what succeeds', async () => {
  expect(await reported(Promise.reject(new TypeError('broken')))).toBe(1);
  expect(await reported(Promise.resolve())).toBe(0);
});
