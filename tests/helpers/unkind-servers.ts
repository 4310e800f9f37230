import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { randomBytes } from './random-bytes.ts';
import { answerStream } from './unkind-streams.ts';

// Servers as products meet them, each on another origin. A path ends with a key: each key begins from the start.

const FILE_BYTES = 200_000;

export type UnkindServer =
  | 'noPreflight'
  | 'hiddenHeaders'
  | 'lastModified'
  | 'compressed'
  | 'nginx'
  | 'bucket'
  | 'busy'
  | 'silent'
  | 'streams'
  | 'fastify';

type Headers = Readonly<Record<string, string | number>>;

/** One request for a key. `count` is 1 for the first of its method. */
type Call = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly count: number;
  readonly note: (entry: string) => void;
  readonly firstIsRead: () => Promise<void>;
};

type Behaviour = {
  /** The header fields that a page of another origin may send. Undefined: no preflight is allowed. */
  readonly allows?: string;
  /** The header fields that it may read, beside those that every page may read. */
  readonly exposes?: string;
  readonly get: (call: Call) => unknown;
  readonly post?: (call: Call) => unknown;
};

const file = Buffer.from(randomBytes(FILE_BYTES));
const half = FILE_BYTES / 2;
const date = new Date(1_700_000_000_000).toUTCString();

/** Sends the file, or the part that the client asks for. The first answer breaks in the middle. */
function sendFile({ request, response, count }: Call, own: Headers): void {
  const { range, 'if-range': condition } = request.headers;
  const isSame = condition === undefined || Object.values(own).includes(String(condition));
  const from = range && isSame ? Number(/\d+/.exec(range)?.[0]) : 0;
  response.writeHead(from > 0 ? 206 : 200, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': FILE_BYTES - from,
    'Accept-Ranges': 'bytes',
    ...(from > 0 && { 'Content-Range': `bytes ${from}-${FILE_BYTES - 1}/${FILE_BYTES}` }),
    ...own,
  });
  if (count === 1) breakAfterHalf(response, file);
  else response.end(file.subarray(from));
}

function breakAfterHalf(response: ServerResponse, body: Buffer): void {
  // Node discards the bytes of a connection that breaks at once.
  response.write(body.subarray(0, half), () => setTimeout(30).then(() => response.destroy()));
}

function sendZipped({ response }: Call, own: Headers = {}): void {
  const body = gzipSync(file);
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Encoding': 'gzip',
    'Content-Length': body.length,
    ...own,
  });
  response.end(body);
}

const accept = ({ request, response }: Call, status = 200, body = 'stored') => {
  request.resume();
  request.on('end', () => response.writeHead(status).end(status === 204 ? undefined : body));
};

const xml = '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>';
const page = '<html><head><title>405 Not Allowed</title></head></html>';

const behaviours: Readonly<Record<Exclude<UnkindServer, 'fastify'>, Behaviour>> = {
  // A network of caches: anybody may read, and nothing else is allowed.
  noPreflight: {
    get: (call) => sendFile(call, { ETag: '"v1"', 'Last-Modified': date }),
    post: accept,
  },
  hiddenHeaders: {
    allows: '*',
    get: (call) => sendFile(call, { ETag: '"v1"', 'Last-Modified': date }),
    post: accept,
  },
  lastModified: {
    allows: '*',
    exposes: 'Content-Range',
    get: (call) => sendFile(call, { 'Last-Modified': date }),
    post: accept,
  },
  compressed: { allows: '*', get: sendZipped, post: accept },
  // It compresses on the way, so it makes the tag weak and sends no length. It takes no POST for a file.
  nginx: {
    get: ({ response, count }) => {
      const body = gzipSync(file);
      response.writeHead(200, {
        'Content-Type': 'text/css',
        'Content-Encoding': 'gzip',
        'Last-Modified': date,
        ETag: 'W/"6553f100-30d40"',
        Vary: 'Accept-Encoding',
      });
      if (count === 1) breakAfterHalf(response, body);
      else response.end(body);
    },
    post: ({ request, response }) => {
      request.resume();
      response.writeHead(405, { 'Content-Type': 'text/html' }).end(page);
    },
  },
  // A store of files: its rules allow the content type, no Range. A form with a policy gets an answer without a body.
  bucket: {
    allows: 'content-type',
    exposes: 'ETag',
    get: (call) => {
      const { request, response } = call;
      if (request.headers.authorization)
        response.writeHead(400, { 'Content-Type': 'application/xml' }).end(xml);
      else sendFile(call, { ETag: '"d41d8cd9"', 'Last-Modified': date });
    },
    post: (call) => accept(call, 204),
  },
  busy: {
    allows: '*',
    get: (call) => {
      if (call.count === 1) call.response.writeHead(503, { 'Retry-After': '1' }).end('busy');
      else sendFile(call, { ETag: '"v1"' });
    },
    post: (call) => accept(call, call.count === 1 ? 503 : 200, 'busy'),
  },
  // Its connections stay open and silent, as behind a dead router.
  silent: {
    allows: '*',
    get: (call) => {
      if (call.count > 1) return sendFile(call, { ETag: '"v1"' });
      call.response.writeHead(200, { 'Content-Length': FILE_BYTES, ETag: '"v1"' });
      return call.response.write(file.subarray(0, half));
    },
    post: ({ request }) => request.resume(),
  },
  streams: {
    allows: 'authorization, last-event-id, content-type, idempotency-key, range, if-range',
    exposes: 'Retry-After, ETag, Content-Range',
    get: answerStream,
    post: answerStream,
  },
};

type Log = Map<string, string[]>;

/** Each request ends with the key of a test. */
const keyOf = ({ url }: Pick<IncomingMessage, 'url'>) => /[^/]*$/.exec(url ?? '')?.[0] ?? '';

/** The id of a token. */
function idOf(authorization: string): unknown {
  const [, payload = ''] = authorization.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { jti?: unknown }).jti;
}

/** Notes each request by its key. Returns how many of its method there were. */
function note(log: Log, request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): number {
  const key = keyOf(request);
  const seen = log.get(key) ?? [];
  const { range, authorization, 'last-event-id': id } = request.headers;
  const facts = [range, id && `after ${id}`, authorization && `as ${idOf(authorization)}`];
  seen.push([request.method, ...facts].filter(Boolean).join(' '));
  log.set(key, seen);
  return seen.filter((entry) => entry.startsWith(String(request.method))).length;
}

function corsOf({ allows, exposes }: Behaviour): Headers {
  return {
    'Access-Control-Allow-Origin': '*',
    // Chromium's cache would itself continue a broken answer.
    'Cache-Control': 'no-store',
    ...(exposes && { 'Access-Control-Expose-Headers': exposes }),
    ...(allows && {
      'Access-Control-Allow-Headers': allows,
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    }),
  };
}

async function serve(behaviour: Behaviour, log: Log, reads: Set<string>): Promise<string> {
  const { allows, get, post } = behaviour;
  const server = createServer((request, response) => {
    const count = note(log, request);
    for (const [name, value] of Object.entries(corsOf(behaviour))) response.setHeader(name, value);
    const own = (entry: string) => log.get(keyOf(request))?.push(entry);
    const firstIsRead = async () => {
      while (!reads.has(keyOf(request)) && !response.destroyed) await setTimeout(5);
    };
    const call = { request, response, count, note: own, firstIsRead };
    if (request.method === 'OPTIONS') response.writeHead(allows ? 204 : 403).end();
    else if (request.method === 'GET') get(call);
    else if (post) post(call);
    else response.writeHead(405).end();
  });
  // Otherwise it would keep the process of the tests alive.
  server.unref();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Fastify with its own parser: it refuses an empty body that calls itself JSON, and a form without a plugin. */
async function serveFastify(log: Log): Promise<string> {
  const app = fastify();
  app.addHook('onRequest', async (request, reply) => {
    note(log, request.raw);
    reply.headers(corsOf({ allows: 'content-type', get: () => {} }) as Record<string, string>);
    if (request.method === 'OPTIONS') return reply.code(204).send();
    return undefined;
  });
  app.options('/*', async () => '');
  app.get('/*', async (_request, reply) => reply.type('application/octet-stream').send(file));
  for (const method of ['post', 'put', 'patch', 'delete'] as const) {
    app[method]('/*', async ({ body }) => ({ body: body ?? null }));
  }
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  app.server.unref();
  return origin;
}

/** Starts all of them once. The tests in the browser ask for their origins, and for the requests that came for a key. */
export function createUnkindServers() {
  const log: Log = new Map();
  const reads = new Set<string>();
  const starting = () =>
    Promise.all([
      ...Object.entries(behaviours).map(async ([name, one]) => [
        name,
        await serve(one, log, reads),
      ]),
      serveFastify(log).then((origin) => ['fastify', origin]),
    ]).then((entries) => Object.fromEntries(entries) as Record<UnkindServer, string>);
  let origins: ReturnType<typeof starting> | undefined;
  return {
    unkindServers: () => {
      origins ??= starting();
      return origins;
    },
    unkindRequests: (_context: unknown, key: string) => log.get(key) ?? [],
    unkindFirstIsRead: (_context: unknown, key: string) => void reads.add(key),
  };
}
