import { expect, it, vi } from 'vitest';
import { settle } from '@/app/settle';
import { PlatformError, type PlatformErrorCode } from '@/platform';

async function reported(call: Promise<unknown>) {
  const [report, refused] = [vi.fn(), vi.fn()];
  settle(call, { report, refused });
  await call.catch(() => {});
  expect(refused).not.toHaveBeenCalled();
  return report.mock.calls.length;
}

const failing = (code: PlatformErrorCode) =>
  Promise.reject(new PlatformError({ code, api: 'navigate', message: code }));

it.each(['locked', 'superseded', 'cancel'] as const)('says nothing of %s', async (code) => {
  expect(await reported(failing(code))).toBe(0);
});

it.each(['not-found', 'invalid'] as const)('reports %s', async (code) => {
  expect(await reported(failing(code))).toBe(1);
});

it('[S6.2] hands a denial on, so that the visitor hears of it', async () => {
  const [report, refused] = [vi.fn(), vi.fn()];
  const call = failing('denied');
  settle(call, { report, refused });
  await call.catch(() => {});
  expect(refused).toHaveBeenCalledWith({ refused: 'denied', message: 'denied' });
  expect(report).not.toHaveBeenCalled();
});

it('reports what is no refusal, and nothing of what succeeds', async () => {
  expect(await reported(Promise.reject(new TypeError('broken')))).toBe(1);
  expect(await reported(Promise.resolve())).toBe(0);
});
