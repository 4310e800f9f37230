import type { Platform } from '@/platform';
import { hostileInputs } from './hostile-inputs';

type Call = (...args: readonly unknown[]) => unknown;

/** Milliseconds. Every call must settle within them. */
const PATIENCE = 15_000;

/** All calls of a platform, those of its parts included: 'auth.user'. */
export function callsOf(platform: Platform): readonly string[] {
  const names = Object.keys(platform).filter((name) => !/^(until|auth|host)$/.test(name));
  const parts = (['auth', 'host', 'share'] as const).flatMap((owner) =>
    Object.keys(platform[owner]).map((name) => `${owner}.${name}`),
  );
  return [...names, ...parts];
}

/** Tries each hostile input and returns the failures. `nudge` moves the clock and leaves the page, so that nothing waits. */
export async function troublesOf(
  platform: Platform,
  name: string,
  nudge: () => void,
): Promise<readonly string[]> {
  const call = find(platform, name);
  const tries = hostileInputs().flatMap(([what, input]) =>
    argumentLists(input).map(async (args) => {
      const answer = await outcome(name, () => call(...args), nudge);
      return answer === 'fine' ? [] : [`${what}: ${answer}`];
    }),
  );
  return (await Promise.all(tries)).flat();
}

/** One argument, and in the full run also two, for the few calls with a second parameter. */
function argumentLists(input: unknown): readonly (readonly unknown[])[] {
  return import.meta.env.FULL ? [[input], [input, input]] : [[input]];
}

/** A call may only throw a PlatformError that names it, and every promise must settle. */
async function outcome(name: string, attempt: () => unknown, nudge: () => void): Promise<string> {
  let late: ReturnType<typeof setTimeout> | undefined;
  let nudges: ReturnType<typeof setInterval> | undefined;
  try {
    const answer = promised(attempt());
    if (!(answer instanceof Promise)) return 'fine';
    // Repeat, because a call may still load its code.
    nudges = setInterval(nudge, 20);
    const silence = new Promise<string>((resolve) => {
      late = setTimeout(() => resolve('silence'), PATIENCE);
    });
    return await Promise.race([answer.then(() => 'fine'), silence]);
  } catch (error) {
    const { name: kind, api, errMsg } = error as Record<string, unknown>;
    const isNamed = api === name && String(errMsg).startsWith(`${name}:fail `);
    return kind === 'PlatformError' && isNamed ? 'fine' : `${kind} of ${api}: ${error}`;
  } finally {
    clearTimeout(late);
    clearInterval(nudges);
  }
}

/** open() returns two promises. */
function promised(answer: unknown): unknown {
  const { page, result } = Object(answer) as { page?: unknown; result?: unknown };
  return page instanceof Promise ? Promise.all([page, result]) : answer;
}

function find(from: Platform, path: string): Call {
  const [first = '', second] = path.split('.');
  const found = (from as unknown as Record<string, Call & Record<string, Call>>)[first];
  return (second === undefined ? found : found?.[second]) as Call;
}
