import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { downloadFile } from '@/platform/network/download';
import { drivenPhone } from '../../helpers/driven-phone';
import { type FaultServer, serveFaults } from '../../helpers/serve-faults';
import { starterOf } from '../../helpers/start-call';

const SIZE = 4000;
/** Every byte of a version differs from the same byte of the other versions. */
const versionOf = (version: number) =>
  Buffer.from(Array.from({ length: SIZE }, (_, index) => (index * 7 + version * 31) % 251));

type Step = {
  readonly fault: 'none' | 'drop' | 'reset' | 'status' | 'login';
  /** The share of the requested bytes that the server sends before the fault. */
  readonly share: number;
  readonly status: number;
  /** How the server answers a request with a range. */
  readonly rangeAs:
    | 'asked'
    | 'ignored'
    | 'other start'
    | 'other total'
    | 'no Content-Range'
    | 'short'
    | 'refused';
  /** Whether the file changes before this request. */
  readonly changes: boolean;
};

type Model = {
  readonly steps: readonly Step[];
  readonly validator: 'etag' | 'date' | 'both' | 'weak' | 'none';
  /** Whether a 206 repeats the validators. */
  readonly repeats: boolean;
  /** Whether the server honours If-Range. A server that does not at least repeats the validators. */
  readonly honours: boolean;
  readonly length: boolean;
  readonly times: number;
};

const step: fc.Arbitrary<Step> = fc.record({
  fault: fc.constantFrom('none', 'drop', 'drop', 'drop', 'reset', 'status', 'login'),
  share: fc.nat(100).map((percent) => percent / 100),
  status: fc.constantFrom(429, 500, 502, 503, 404, 416),
  rangeAs: fc.constantFrom(
    'asked',
    'asked',
    'asked',
    'ignored',
    'other start',
    'other total',
    'no Content-Range',
    'short',
    'refused',
  ),
  changes: fc.nat(5).map((chance) => chance === 0),
});

const model: fc.Arbitrary<Model> = fc.record({
  steps: fc.array(step, { maxLength: 8 }),
  validator: fc.constantFrom('etag', 'date', 'both', 'weak', 'none'),
  repeats: fc.boolean(),
  honours: fc.boolean(),
  length: fc.boolean(),
  times: fc.nat(6),
});

async function serveModel({ steps, validator, repeats, honours, length }: Model) {
  let version = 0;
  let requests = 0;
  const headersOf = () => {
    const tag = validator === 'weak' ? `W/"v${version}"` : `"v${version}"`;
    const date = new Date(1_700_000_000_000 + version * 1000).toUTCString();
    return {
      ...(['etag', 'both', 'weak'].includes(validator) && { ETag: tag }),
      ...(['date', 'both'].includes(validator) && { 'Last-Modified': date }),
    };
  };
  const server = await serveFaults(({ headers }, response) => {
    const now = steps[requests];
    requests += 1;
    if (now?.changes) version += 1;
    if (now?.fault === 'reset') return response.socket?.resetAndDestroy();
    if (now?.fault === 'status') return response.writeHead(now.status).end('busy');
    if (now?.fault === 'login')
      return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>');
    const whole = versionOf(version);
    const validators = headersOf();
    const matches = !honours || Object.values(validators).includes(String(headers['if-range']));
    const asked = matches ? Number(/\d+/.exec(headers.range ?? '')?.[0] ?? Number.NaN) : Number.NaN;
    const isPart = !Number.isNaN(asked) && now?.rangeAs !== 'ignored';
    if (isPart && now?.rangeAs === 'refused') return response.writeHead(416).end();
    const start = isPart ? (now?.rangeAs === 'other start' ? Math.max(0, asked - 100) : asked) : 0;
    const end = isPart && now?.rangeAs === 'short' ? Math.min(SIZE, start + 50) : SIZE;
    const total = now?.rangeAs === 'other total' ? SIZE + 1000 : SIZE;
    const body = whole.subarray(start, end);
    response.writeHead(isPart ? 206 : 200, {
      'Content-Type': 'application/pdf',
      ...(length && { 'Content-Length': body.length }),
      ...(isPart &&
        now?.rangeAs !== 'no Content-Range' && {
          'Content-Range': `bytes ${start}-${end - 1}/${total}`,
        }),
      ...(isPart && honours && !repeats ? {} : validators),
    });
    return sendBody(response, body, now);
  });
  return { server, versions: () => version, requests: () => requests };
}

function sendBody(response: ServerResponse, body: Buffer, now: Step | undefined): void {
  const sent = Math.floor(body.length * (now?.share ?? 1));
  if (now?.fault === 'drop') {
    // Node discards the bytes of a connection that breaks at once.
    response.write(body.subarray(0, sent), () => setTimeout(() => response.destroy(), 25));
    return;
  }
  response.end(body);
}

let server: FaultServer | undefined;
afterEach(() => server?.close());

async function run(faults: Model) {
  const { server: started, versions, requests } = await serveModel(faults);
  server = started;
  const { context, drive, timers } = drivenPhone();
  const download = starterOf(context, 'downloadFile', downloadFile);
  const task = download({
    url: `${started.url}/plan.pdf`,
    resume: { times: faults.times, delay: 10 },
    timeout: 0,
  });
  const outcome = await drive(task).then(
    async ({ file }) => ({ bytes: Buffer.from(await file.arrayBuffer()) }),
    (error: unknown) => ({ error }),
  );
  await started.close();
  return { outcome, versions: versions(), requests: requests(), timers: timers() };
}

const isLoginPage = (bytes: Buffer) => bytes.toString() === '<!doctype html>';

describe('[S7.4] a download with random faults', () => {
  it('gives the exact bytes of one version of the file, or rejects, and leaves no timer', {
    tags: 'walks',
    timeout: 600_000,
  }, async () => {
    let wholes = 0;
    await fc.assert(
      fc.asyncProperty(model, async (faults) => {
        const { outcome, versions, timers } = await run(faults);
        expect(timers).toBe(0);
        if ('error' in outcome) {
          expect(outcome.error).toMatchObject({ name: 'PlatformError', api: 'downloadFile' });
          return;
        }
        const { bytes } = outcome;
        const matching = Array.from({ length: versions + 1 }, (_, version) => version).filter(
          (version) => versionOf(version).equals(bytes),
        );
        // If the page comes first, the call cannot distinguish it from the file.
        if (!isLoginPage(bytes)) expect(matching).toHaveLength(1);
        if (matching.length > 0) wholes += 1;
      }),
      { numRuns: process.env.FULL ? 300 : 25 },
    );
    expect(wholes).toBeGreaterThan(5);
  });

  it('succeeds when each attempt brings a byte, or when there are as many attempts as faults', {
    tags: 'walks',
    timeout: 600_000,
  }, async () => {
    const passing = step.map((each) => ({
      ...each,
      fault: each.fault === 'login' ? ('drop' as const) : each.fault,
      status: 503,
    }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(passing, { maxLength: 6 }),
        fc.boolean(),
        async (steps, repeats) => {
          const faults = {
            steps,
            validator: 'both',
            repeats,
            honours: repeats,
            length: true,
            times: 12,
          } as const;
          const { outcome, versions } = await run(faults);
          expect('error' in outcome ? outcome.error : null).toBeNull();
          if ('bytes' in outcome) expect(outcome.bytes.equals(versionOf(versions))).toBe(true);
        },
      ),
      { numRuns: process.env.FULL ? 200 : 15 },
    );
  });
});
