import { commands } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { PlatformError } from '@/platform';
import { downloadFile } from '@/platform/network/download';
import { request } from '@/platform/network/request';
import { uploadFile } from '@/platform/network/upload';
import { randomBytes } from '../../helpers/random-bytes';
import { platformOf } from '../../helpers/platform-of';
import { realPlatform, starterOf } from '../../helpers/start-call';
import type { UnkindServer } from '../../helpers/unkind-servers';

declare module 'vitest/browser' {
  interface BrowserCommands {
    unkindServers: () => Promise<Record<UnkindServer, string>>;
    unkindRequests: (key: string) => Promise<string[]>;
    unkindFirstIsRead: (key: string) => Promise<void>;
  }
}

const { context } = realPlatform();
const calls = {
  request: starterOf(context, 'request', request),
  downloadFile: starterOf(context, 'downloadFile', downloadFile),
  uploadFile: starterOf(context, 'uploadFile', uploadFile),
};

const file = randomBytes(200_000);
const quick = { times: 2, delay: 10, attemptTimeout: 400 };

const isWhole = (bytes: ArrayBuffer) =>
  bytes.byteLength === file.length && new Uint8Array(bytes).every((byte, at) => byte === file[at]);

/** The ways to use a server. Each resolves with one word or rejects. */
const uses = {
  read: async (url: string) => {
    const { data } = await calls.request({ url, responseType: 'arraybuffer', retry: quick });
    return isWhole(data as ArrayBuffer) ? 'whole' : 'damaged';
  },
  download: async (url: string) => {
    const { file: got } = await calls.downloadFile({ url, resume: quick });
    return isWhole(await got.arrayBuffer()) ? 'whole' : 'damaged';
  },
  upload: async (url: string) => {
    const sent = { url, file: new File(['marble'], 'stone.txt'), timeout: 1500 };
    return `${(await calls.uploadFile(sent)).statusCode}`;
  },
  post: async (url: string) => {
    const { statusCode } = await calls.request({
      url,
      method: 'POST',
      data: { n: 1 },
      timeout: 1500,
    });
    return `${statusCode}`;
  },
};

const { createClient } = platformOf(context);
const bodiless = ['delete', 'post', 'put', 'patch'] as const;

type Use = keyof typeof uses;

async function meet(server: UnkindServer, use: Use, through: (url: string) => string) {
  const key = `${use}-${Math.random()}`;
  const origin = (await commands.unkindServers())[server];
  const outcome = await uses[use](through(`${origin}/file/${key}`)).catch((error: PlatformError) =>
    error.code === 'http-status' ? `${error.code} ${error.response?.statusCode}` : error.code,
  );
  return { outcome, requests: await commands.unkindRequests(key) };
}

const part = 'GET bytes=100000-';
const twice = ['GET', 'GET'];

const outcomes: readonly (readonly [UnkindServer, Use, string, readonly string[]])[] = [
  ['noPreflight', 'read', 'whole', twice],
  ['noPreflight', 'download', 'whole', ['GET', 'OPTIONS', 'GET']],
  ['noPreflight', 'upload', '200', ['POST']],
  ['noPreflight', 'post', 'network', ['OPTIONS']],
  ['hiddenHeaders', 'read', 'whole', twice],
  ['hiddenHeaders', 'download', 'whole', ['GET', 'OPTIONS', part, 'GET']],
  ['hiddenHeaders', 'upload', '200', ['POST']],
  ['hiddenHeaders', 'post', '200', ['OPTIONS', 'POST']],
  ['lastModified', 'read', 'whole', twice],
  ['lastModified', 'download', 'whole', ['GET', 'OPTIONS', part]],
  ['lastModified', 'upload', '200', ['POST']],
  ['lastModified', 'post', '200', ['OPTIONS', 'POST']],
  ['compressed', 'read', 'whole', ['GET']],
  ['compressed', 'download', 'whole', ['GET']],
  ['compressed', 'upload', '200', ['POST']],
  ['compressed', 'post', '200', ['OPTIONS', 'POST']],
  ['nginx', 'read', 'whole', twice],
  ['nginx', 'download', 'whole', ['GET', 'OPTIONS', 'GET']],
  ['nginx', 'upload', 'http-status 405', ['POST']],
  ['nginx', 'post', 'network', ['OPTIONS']],
  ['bucket', 'read', 'whole', twice],
  ['bucket', 'download', 'whole', ['GET', 'OPTIONS', 'GET']],
  ['bucket', 'upload', '204', ['POST']],
  ['bucket', 'post', '204', ['OPTIONS', 'POST']],
  ['busy', 'read', 'whole', twice],
  ['busy', 'download', 'whole', twice],
  ['busy', 'upload', 'http-status 503', ['POST']],
  ['busy', 'post', 'http-status 503', ['OPTIONS', 'POST']],
  ['silent', 'read', 'whole', twice],
  ['silent', 'download', 'whole', twice],
  ['silent', 'upload', 'timeout', ['POST']],
  ['silent', 'post', 'timeout', ['OPTIONS', 'POST']],
  ['fastify', 'read', 'whole', ['GET']],
  ['fastify', 'download', 'whole', ['GET']],
  ['fastify', 'upload', 'http-status 415', ['POST']],
  ['fastify', 'post', '200', ['OPTIONS', 'POST']],
];

describe('[S7.4] [S7.5] a server that we did not write', () => {
  it.each(outcomes)('%s: %s gives %s', async (server, use, outcome, requests) => {
    expect(await meet(server, use, (url) => url)).toEqual({ outcome, requests });
  });

  it.each(outcomes.filter(([, use]) => use === 'read' || use === 'download'))(
    '%s behind a redirect of our own origin: %s gives %s',
    async (server, use, outcome) => {
      const redirected = await meet(
        server,
        use,
        (url) => `/api/redirect?to=${encodeURIComponent(url)}`,
      );
      expect(redirected.outcome).toBe(outcome);
    },
  );

  it.each(bodiless)('fastify: %s without data sends no body and no type', async (method) => {
    const { fastify: baseURL } = await commands.unkindServers();
    const { data } = await createClient({ baseURL })[method](`/file/${method}-${Math.random()}`);
    expect(data).toEqual({ body: null });
  });

  it('fastify: the type of the caller is kept, and an empty JSON is refused', async () => {
    const { fastify: baseURL } = await commands.unkindServers();
    const header = { 'Content-Type': 'application/json' };
    await expect(
      createClient({ baseURL }).post('/file/typed', undefined, { header }),
    ).rejects.toMatchObject({ response: { statusCode: 400 } });
  });
});
