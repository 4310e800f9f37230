import { defineApp } from 'portico';
import { expect, it, vi } from 'vitest';
import { assemble } from '@/app';
import { createServerEnv } from '@/server/server-env';
import { hearUnhandledRejections, nextTask } from '../../helpers/unhandled-rejections';

const unhandled = hearUnhandledRejections();

it('a toast about a denied link that cannot be shown is reported like any error', async () => {
  const report = vi.fn();
  const load = async () => ({ default: () => null });
  const env = createServerEnv({
    url: new URL('https://shop.example/'),
    locale: 'en',
    report,
  });
  const { navigator, platform } = assemble(defineApp({ routes: { '/': { load } } }), env);
  const invoke = vi.fn(() => {
    throw new Error('no toasts here');
  });
  platform.use('showToast', { invoke });
  navigator.reportRefused({ refused: 'denied', message: 'access denied: /admin' });
  await vi.waitFor(() => expect(invoke).toHaveBeenCalled());
  for (let task = 0; task < 5; task += 1) await nextTask();
  expect(unhandled).toEqual([]);
  expect(String(report.mock.calls[0]?.[0])).toContain('no toasts here');
});
