import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Env } from '@/platform';
import { downloadFile } from '@/platform/network/download';
import { request } from '@/platform/network/request';
import { uploadFile } from '@/platform/network/upload';
import { drivenPhone } from '../../helpers/driven-phone';
import { type FaultServer, serveFaults } from '../../helpers/serve-faults';
import { starterOf } from '../../helpers/start-call';

let server: FaultServer | undefined;
let asked: string[] = [];
/** Whether the worker has an answer. Without one, its request fails as the network does. */
let hasAnswer = true;

beforeEach(async () => {
  asked = [];
  hasAnswer = true;
  // This server is the worker: it answers, although the phone says that it is offline.
  server = await serveFaults((message, response) => {
    asked.push(`${message.method} ${message.url}`);
    if (hasAnswer) response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"n":1}');
    else response.destroy();
  });
});
afterEach(() => server?.close());

/** An offline phone. Its page may have a service worker. */
function start({ hasWorker }: { readonly hasWorker: boolean }) {
  const phone = drivenPhone();
  phone.setOnline(false);
  const serviceWorker = { controller: hasWorker ? {} : null };
  const window = new Proxy(phone.context.env.window, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (key !== 'navigator') return value;
      const { onLine } = value as Navigator;
      return { onLine, serviceWorker };
    },
  });
  const env: Env = { ...phone.context.env, window };
  const context = Object.assign(phone.context, { env });
  const url = (path: string) => `${server?.url}${path}`;
  return {
    ...phone,
    url,
    request: starterOf(context, 'request', request),
    download: starterOf(context, 'downloadFile', downloadFile),
    upload: starterOf(context, 'uploadFile', uploadFile),
  };
}

const offline = { code: 'offline' };

describe('[S8.3] on an offline phone with a service worker', () => {
  it('a request gets the answer of the worker', async () => {
    const phone = start({ hasWorker: true });
    expect(await phone.request({ url: phone.url('/news') })).toMatchObject({ data: { n: 1 } });
    const post = { url: phone.url('/notes'), method: 'POST', data: { n: 1 } } as const;
    expect(await phone.request(post)).toMatchObject({ statusCode: 200 });
  });

  it('a request that the worker cannot answer rejects as offline, after one attempt', async () => {
    const phone = start({ hasWorker: true });
    hasAnswer = false;
    await expect(phone.request({ url: phone.url('/news'), retry: 3 })).rejects.toMatchObject(
      offline,
    );
    expect(asked).toEqual(['GET /news']);
  });

  it('a GET that waits for the network asks the worker first', async () => {
    const phone = start({ hasWorker: true });
    const wait = { url: phone.url('/news'), whenOffline: 'wait' } as const;
    expect(await phone.request(wait)).toMatchObject({ data: { n: 1 } });
    hasAnswer = false;
    const waiting = phone.request(wait);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await vi.waitFor(() => expect(phone.waits()).toContain(1000));
    hasAnswer = true;
    phone.setOnline(true);
    expect(await waiting).toMatchObject({ data: { n: 1 } });
    expect(asked).toHaveLength(3);
  });

  it('a POST that waits for the network is sent once, when the network is back', async () => {
    const phone = start({ hasWorker: true });
    const task = phone.request({ url: phone.url('/notes'), method: 'POST', whenOffline: 'wait' });
    await vi.waitFor(() => expect(phone.waits()).toContain(1000));
    expect(asked).toEqual([]);
    phone.setOnline(true);
    expect(await task).toMatchObject({ statusCode: 200 });
    expect(asked).toEqual(['POST /notes']);
  });

  it('a download gets the file of the worker, and an upload waits', async () => {
    const phone = start({ hasWorker: true });
    const { file } = await phone.download({ url: phone.url('/map.json') });
    expect(await file.text()).toBe('{"n":1}');
    const upload = phone.upload({ url: phone.url('/files'), file: new Blob(['x']) });
    await vi.waitFor(() => expect(phone.waits()).toContain(1000));
    expect(asked).toEqual(['GET /map.json']);
    phone.setOnline(true);
    expect(await upload).toMatchObject({ statusCode: 200 });
  });
});

it('[S8.3] on an offline phone without a service worker, nothing is sent', async () => {
  const phone = start({ hasWorker: false });
  await expect(phone.request({ url: phone.url('/news') })).rejects.toMatchObject(offline);
  const download = phone.download({ url: phone.url('/map.json'), whenOffline: 'fail' });
  await expect(download).rejects.toMatchObject(offline);
  expect(asked).toEqual([]);
});
