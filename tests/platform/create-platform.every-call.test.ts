import { expect, it } from 'vitest';
import type { Platform } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import { fakePlatform } from '../helpers/fake-platform';
import { hostileInputs } from '../helpers/hostile-inputs';
import { createTestApp } from '../helpers/test-app';

type Call = (...args: readonly unknown[]) => unknown;

const PATIENCE = 3000;

/** How an answer came: only a PlatformError that names the call may be thrown. */
async function outcome(name: string, attempt: () => unknown, nudge: () => void): Promise<string> {
  let late: ReturnType<typeof setTimeout> | undefined;
  try {
    const answer = promised(attempt());
    if (!(answer instanceof Promise)) return 'fine';
    nudge();
    const silence = new Promise<string>((resolve) => {
      late = setTimeout(() => resolve('silence'), PATIENCE);
    });
    return await Promise.race([answer.then(() => 'fine'), silence]);
  } catch (error) {
    const { name: kind, api, errMsg } = error as Record<string, unknown>;
    const fine =
      kind === 'PlatformError' && api === name && String(errMsg).startsWith(`${name}:fail `);
    return fine ? 'fine' : `${kind} of ${api}: ${error}`;
  } finally {
    clearTimeout(late);
  }
}

/** open() answers with two promises at once. */
function promised(answer: unknown): unknown {
  const { page, result } = Object(answer) as { page?: unknown; result?: unknown };
  return page instanceof Promise ? Promise.all([page, result]) : answer;
}

/** Knows all formats, so that nothing is fetched to scan with. */
const BarcodeDetector = Object.assign(() => {}, {
  getSupportedFormats: async () => ({ includes: () => true }),
});

function start() {
  const fake = fakePlatform();
  Object.assign(fake.context.env.window, { BarcodeDetector });
  const { nav } = createTestApp();
  const platform = createPlatform(fake.context, nav);
  // What asks a question waits for its answer, or for its page to go; what waits for time gets it.
  const nudge = () => {
    for (const after of [0, 50, 500]) {
      setTimeout(() => {
        fake.leave();
        fake.pass(60_000);
      }, after);
    }
  };
  return { platform, nudge };
}

const { platform } = start();
const names = Object.keys(platform).filter((name) => name !== 'until');
const groups = Object.keys(platform.auth).map((name) => `auth.${name}`);

function find(from: Platform, path: string): Call {
  const [first = '', second] = path.split('.');
  const found = (from as unknown as Record<string, Call & Record<string, Call>>)[first];
  return (second === undefined ? found : found?.[second]) as Call;
}

it.each([...names.filter((name) => name !== 'auth'), ...groups])(
  '%s survives any argument',
  async (name) => {
    const { platform: own, nudge } = start();
    const call = find(own, name);
    const tries = hostileInputs().flatMap(([what, input]) =>
      [[input], [input, input]].map(async (args) => {
        const answer = await outcome(name, () => call(...args), nudge);
        return answer === 'fine' ? [] : [`${what}: ${answer}`];
      }),
    );
    expect((await Promise.all(tries)).flat()).toEqual([]);
  },
  20_000,
);
