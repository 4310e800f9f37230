import { expect, it, vi } from 'vitest';
import { reportRefusal } from '@/app/chrome/back-and-failures';
import { PlatformError, type PlatformErrorCode } from '@/platform';

async function reportCount(call: Promise<unknown>) {
  const [report, reportRefused] = [vi.fn(), vi.fn()];
  reportRefusal(call, { report, reportRefused });
  await call.catch(() => {});
  expect(reportRefused).not.toHaveBeenCalled();
  return report.mock.calls.length;
}

const failing = (code: PlatformErrorCode) =>
  Promise.reject(new PlatformError({ code, api: 'navigate', message: code }));

it.each(['locked', 'superseded', 'cancel', 'offline'] as const)(
  'reportRefusal does not report the usual refusal %s',
  async (code) => {
    expect(await reportCount(failing(code))).toBe(0);
  },
);

it.each(['not-found', 'invalid'] as const)('reportRefusal reports the refusal %s', async (code) => {
  expect(await reportCount(failing(code))).toBe(1);
});

it('[S6.2] reportRefusal passes a denial to the navigator, which shows the user a toast', async () => {
  const [report, reportRefused] = [vi.fn(), vi.fn()];
  const call = failing('denied');
  reportRefusal(call, { report, reportRefused });
  await call.catch(() => {});
  expect(reportRefused).toHaveBeenCalledWith({ refused: 'denied', message: 'denied' });
  expect(report).not.toHaveBeenCalled();
});

it('reportRefusal reports other errors, and does not report a call that succeeds', async () => {
  expect(await reportCount(Promise.reject(new TypeError('broken')))).toBe(1);
  expect(await reportCount(Promise.resolve())).toBe(0);
});
