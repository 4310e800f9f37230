import type { Page } from '@playwright/test';
import { readRecording, type ReplayRecording } from './read-recording';
import { type Step, type StepAction, stepsOf } from './steps-of';

export type ReplayOptions = {
  /** The server of the app, for example 'http://localhost:5173'. @default `baseURL` of Playwright's configuration */
  readonly baseURL?: string;
  /** How many milliseconds a step may take. @default 10000 */
  readonly timeout?: number;
};

type HookAction = Exclude<StepAction, { readonly do: 'reload' | 'open' }>;

type HookState = {
  readonly document: number;
  readonly urls: readonly string[];
  readonly popstates: number;
  readonly isIdle: boolean;
};

/** The devtools define it on `window` (src/devtools/replay-hook.ts). */
type Hook = { run(action: HookAction): Promise<void>; state(): HookState };
type HookWindow = { readonly porticoReplay?: Hook };

const POLL = 50;

/**
 * Repeats the steps of the user in a recording of the devtools: router calls, the browser's back and forward, reloads.
 * After each step it waits until the app is idle. It throws at the first step whose stack differs from the recorded
 * one. It returns the URLs of the final stack, bottom first.
 *
 * The app must be a development build with `devtools: true`, or any build with `devtools: startDevtools`.
 */
export async function replay(
  page: Page,
  file: string | URL | ReplayRecording,
  { baseURL, timeout = 10_000 }: ReplayOptions = {},
): Promise<readonly string[]> {
  const recording = await readRecording(file);
  const { start, steps } = stepsOf(recording);
  const addressOf = (url: string) => {
    const address = addressIn(recording.app, url);
    return baseURL === undefined ? address : new URL(address, baseURL).href;
  };

  /** null: the document is still loading, or the devtools have not started. */
  const read = () =>
    page.evaluate(() => (window as HookWindow).porticoReplay?.state() ?? null).catch(() => null);
  const run = (action: HookAction) =>
    page.evaluate((given) => (window as HookWindow).porticoReplay?.run(given), action);

  const waitUntil = async (isDone: (state: HookState) => boolean): Promise<HookState | null> => {
    const end = Date.now() + timeout;
    for (;;) {
      const state = await read();
      const isOver = Date.now() >= end;
      if (state && isDone(state)) return state;
      if (isOver) return state;
      await page.waitForTimeout(POLL);
    }
  };

  const ready = async (): Promise<HookState> => {
    const state = await waitUntil(() => true);
    if (state) return state;
    throw new Error(
      `replay: no devtools at ${page.url()}. Set \`devtools: true\` in defineApp and serve a development build.`,
    );
  };

  /** Waits until the app is idle and has this stack. If the app is not idle after `timeout`, only the stack counts. */
  const settle = async (expected: readonly string[] | null, name: string) => {
    const isThere = ({ urls }: HookState) => !expected || isSame(urls, expected);
    const state = await waitUntil((seen) => seen.isIdle && isThere(seen));
    if (state && isThere(state)) return;
    throw new Error(
      `replay: ${name} led to ${listOf(state?.urls)}. The recording has ${listOf(expected)}.`,
    );
  };

  const begin = async ({ action, name }: Step) => {
    switch (action.do) {
      case 'reload':
        await page.reload();
        return void (await ready());
      case 'open':
        await page.goto(addressOf(action.url));
        return void (await ready());
      case 'travel':
      case 'visit': {
        const before = await ready();
        await move(page, action, run);
        const after = await waitUntil(
          ({ document, popstates }) => document !== before.document || popstates > before.popstates,
        );
        if (after && (after.document !== before.document || after.popstates > before.popstates)) {
          return;
        }
        throw new Error(`replay: ${name}: the browser did not move.`);
      }
      default:
        await run(action);
    }
  };

  await page.goto(addressOf(start?.[0] ?? recording.start.url));
  await ready();
  // The recording may start with several pages in the stack. Open them one after the other.
  for (const url of start?.slice(1) ?? []) {
    await settle(null, 'the start');
    await run({ do: 'intent', kind: 'navigate', input: { to: { url } }, wait: 0 });
  }
  await settle(start, 'the start');

  let begun: Step[] = [];
  for (const [index, step] of steps.entries()) {
    await begin(step);
    begun.push(step);
    if (steps[index + 1]?.overlaps) continue;
    const number = `step ${index + 2 - begun.length} of ${steps.length}`;
    await settle(step.stack, `${number} (${begun.map(describe).join(' and ')})`);
    begun = [];
  }
  return (await ready()).urls;
}

/** Moves by one entry with the browser's buttons. The app makes longer jumps with the history API. */
async function move(
  page: Page,
  action: Extract<HookAction, { readonly do: 'travel' | 'visit' }>,
  run: (action: HookAction) => Promise<unknown>,
) {
  const delta = action.do === 'travel' ? action.delta : 0;
  if (delta === -1) await page.goBack({ waitUntil: 'commit' });
  else if (delta === 1) await page.goForward({ waitUntil: 'commit' });
  else await run(action);
}

/** Adds the base and the `#` of the mode to a URL of the app. */
function addressIn({ mode, base }: ReplayRecording['app'], url: string): string {
  const folder = base.replace(/^(\.{0,2}(\/|$))*/, '').replace(/\/+$/, '');
  const root = folder === '' ? '' : `/${folder}`;
  return mode === 'hash' ? `${root}/#${url}` : `${root}${url}`;
}

function describe({ name, time }: Step): string {
  return `${name} at ${(time / 1000).toFixed(1)} s`;
}

function isSame(urls: readonly string[], others: readonly string[]): boolean {
  return JSON.stringify(urls) === JSON.stringify(others);
}

function listOf(urls: readonly string[] | null | undefined): string {
  return urls ? urls.join(' > ') : 'nothing';
}
