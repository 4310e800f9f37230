import { describe, expect, it, vi } from 'vitest';
import { PlatformError } from '@/platform';
import { createHost } from '@/platform/host/connect';
import type { HostWork } from '@/platform/host/adapter';
import { viaHost } from '@/platform/host/via-host';
import { createDeferred } from '../../helpers/deferred';
import { fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';
import { putInWeChat, signature } from '../../helpers/wechat-bridge';

const workOf = (signal: AbortSignal): HostWork => ({
  signal,
  fail: (code, message, cause) => new PlatformError({ code, api: 'scanCode', message, cause }),
});

/** A platform in WeChat, before WeChat has answered. */
function connecting() {
  const { context } = fakePlatform();
  Object.assign(context.env.window, { File, URL });
  Object.assign(context.env.document, { querySelectorAll: () => [] });
  const signing = createDeferred<typeof signature>();
  const fake = putInWeChat(context, { host: { sign: () => signing.promise } });
  const host = context.shelf(createHost);
  const life = new AbortController();
  const web = vi.fn(async () => 'web');
  const scan = () =>
    viaHost(context, 'scanCode', { scanType: ['qrCode'] }, workOf(life.signal), web);
  return { ...fake, context, host, life, web, scan, signing };
}

describe('[S1.2] a call whose page is gone before the app answers', () => {
  it('an aborted call does not start in the app after the app accepted the page', async () => {
    const { called, host, life, scan, signing, web } = connecting();
    const call = Promise.resolve(scan()).catch((error: unknown) => error);
    life.abort();
    signing.resolve(signature);
    await host.settled();
    expect(await call).toMatchObject({ code: 'abort', api: 'scanCode' });
    await flush();
    expect(called('scanQRCode')).toEqual([]);
    expect(web).not.toHaveBeenCalled();
  });

  it('an aborted call does not start in the browser after the app refused the page', async () => {
    const { host, life, scan, signing, web } = connecting();
    const call = Promise.resolve(scan()).catch((error: unknown) => error);
    life.abort();
    signing.reject(new Error('offline'));
    await host.settled();
    expect(await call).toMatchObject({ code: 'abort' });
    expect(web).not.toHaveBeenCalled();
  });
});

it('[S1.2] a call that needs no permission does not wait for one', async () => {
  const { called, context, life, web } = connecting();
  await vi.waitFor(() => expect(context.shelf(createHost).adapter()).not.toBeNull());
  await viaHost(context, 'closeWindow', {}, workOf(life.signal), web);
  expect(called('closeWindow')).toHaveLength(1);
  expect(context.shelf(createHost).state()).toEqual({ kind: 'connecting' });
  expect(web).not.toHaveBeenCalled();
});
