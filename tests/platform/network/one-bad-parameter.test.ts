/** @module-tag long */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlatformError } from '@/platform';
import { downloadFile } from '@/platform/network/download';
import { request } from '@/platform/network/request';
import { uploadFile } from '@/platform/network/upload';
import { closeSocket, sendSocketMessage } from '@/platform/network/socket';
import { realPlatform } from '../../helpers/start-call';
import { platformOf } from '../../helpers/platform-of';

const { context } = realPlatform();
// Streams follow the session, which looks at the visibility of the page.
Object.assign(context.env, { document: new EventTarget() });
const calls = platformOf(context);
/** Nothing listens there. */
const url = 'http://127.0.0.1:9/';

const hostile = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withTypedArray: true }),
  fc.constantFrom(
    Symbol('s'),
    () => 1,
    'x'.repeat(100_000),
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('unreadable');
        },
        get: () => {
          throw new Error('unreadable');
        },
      },
    ),
  ),
);

const names = [
  ...['url', 'baseURL', 'method', 'data', 'header', 'timeout', 'dataType', 'responseType', 'retry'],
  ...['onChunk', 'withCredentials', 'xsrfCookieName', 'xsrfHeaderName', 'signal', 'save'],
  ...['attemptTimeout', 'reconnect', 'onConnectedChange', 'endsWithPage', 'whenOffline'],
  ...['filePath', 'file', 'files', 'name', 'formData', 'resume', 'code', 'reason', 'protocols'],
];

/** It settles, and only with an error of ours. */
async function settles(start: () => Promise<unknown>) {
  const outcome = await start().catch((error: PlatformError) => error);
  if (outcome instanceof Error) expect(outcome).toMatchObject({ name: 'PlatformError' });
}

const quick = { timeout: 500, retry: 0 };

describe('with one bad parameter among good ones', () => {
  const all: Record<string, (input: never) => Promise<unknown>> = {
    request: request(context),
    uploadFile: uploadFile(context),
    downloadFile: downloadFile(context),
    sendSocketMessage: sendSocketMessage(context),
    closeSocket: closeSocket(context),
    client: (input) => calls.createClient({ timeout: 500 }).request(input),
    clientOptions: async (input) => calls.createClient(input).get(url),
    clientGet: (input) => calls.createClient({ timeout: 500 }).get(url, input),
    events: async (input) => calls.createClient({ timeout: 500 }).events(url, input).next(),
    stream: async (input) => calls.createClient({ timeout: 500 }).stream(url, input).next(),
  };

  it.each(Object.keys(all))('%s settles, and fails only with a PlatformError', async (name) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), hostile, async (param, value) => {
        const call = async (input: unknown) => all[name]?.(input as never);
        await settles(() => call({ url, file: new Blob(['x']), ...quick, [param]: value }));
      }),
      { numRuns: 60 },
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (input) => {
        await settles(async () => all[name]?.(input as never));
      }),
      { numRuns: 40 },
    );
  });

  it('connectSocket returns a socket or throws a PlatformError at once', () => {
    fc.assert(
      fc.property(hostile, (input) => {
        try {
          void calls.connectSocket(input as never).close();
        } catch (error) {
          expect(error).toMatchObject({ name: 'PlatformError', code: 'invalid' });
        }
      }),
      { numRuns: 60 },
    );
  });
});
