import type { EXIT_LAYER as EXIT_ID, Navigator, Page, Refusal, TimelineEvent } from '@/router';
import { recordEvent, urlsOf } from './recording';

/** A step that `replay()` of `portico/testing` asks for. */
type HookStep =
  /** `wait`: how many milliseconds the product's own code gets to make this call. */
  | { readonly do: 'intent'; readonly kind: string; readonly input: unknown; readonly wait: number }
  | { readonly do: 'open-layer'; readonly id: string; readonly wait: number }
  | { readonly do: 'close-layer'; readonly id: string }
  | { readonly do: 'travel'; readonly delta: number }
  | { readonly do: 'visit'; readonly url: string };

type HookState = {
  /** Tells this document from the one after a reload. */
  readonly document: number;
  readonly urls: readonly string[];
  /** How many popstate events this document had. */
  readonly popstates: number;
  /** Nothing is pending and nothing has happened for a moment. */
  readonly isIdle: boolean;
};

export type ReplayHook = {
  /** Resolves when the step has begun. */
  run(step: HookStep): Promise<void>;
  state(): HookState;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge
  interface Window {
    /** For `replay()` of `portico/testing`: docs/devtools.md. */
    porticoReplay?: ReplayHook | undefined;
  }
}

/** The router is idle after so many milliseconds without an event. */
const QUIET = 100;
const POLL = 20;

type Input = Parameters<Navigator['open']>[0];
type BackInput = { readonly delta: unknown; readonly result?: unknown };

/**
 * Repeats the calls of a recording. The product's own code runs in a replay too, and may make a recorded call itself: a
 * page that redirects, a sheet that opens with its page. Such a call is not made a second time.
 */
export function createReplayHook(navigator: Navigator): ReplayHook & { readonly stop: () => void } {
  /** Calls of the product that no step has asked for yet, as text. */
  const calls: string[] = [];
  const pending = new Set<Promise<unknown>>();
  /** By recorded id. null: the product has opened the layer, and only the product can close it. */
  const layers = new Map<string, { readonly close: () => void } | null>();
  let isOwnCall = false;
  let popstates = 0;
  let lastEvent = performance.now();

  const track = (outcome: Promise<unknown>) => {
    pending.add(outcome);
    const done = () => void pending.delete(outcome);
    outcome.then(done, done);
  };

  const unsubscribe = navigator.timeline.subscribe((event: TimelineEvent) => {
    lastEvent = performance.now();
    if (event.type === 'popstate') popstates += 1;
    if (event.type === 'commit') track(navigator.settled());
    const text = callText(recordEvent(event, 0, false));
    if (text === undefined) return;
    // The first call is the hook's own. Guards of the product may make others before it returns.
    if (isOwnCall) isOwnCall = false;
    else calls.push(text);
  });
  track(navigator.settled());

  const own = (run: () => void) => {
    isOwnCall = true;
    try {
      run();
    } finally {
      isOwnCall = false;
    }
  };

  /** true: the product has made this call, or makes it within `wait` milliseconds. */
  const isMadeByProduct = async (text: string, wait: number): Promise<boolean> => {
    const end = performance.now() + wait;
    for (;;) {
      const index = calls.indexOf(text);
      if (index >= 0) calls.splice(index, 1);
      if (index >= 0 || performance.now() >= end) return index >= 0;
      await new Promise((resolve) => setTimeout(resolve, POLL));
    }
  };

  const runStep = async (step: HookStep) => {
    switch (step.do) {
      case 'intent': {
        const { kind, input, wait } = step;
        if (await isMadeByProduct(intentText(kind, input), wait)) return;
        return own(() => track(Promise.resolve(makeCall(navigator, kind, input))));
      }
      case 'open-layer': {
        const { id, wait } = step;
        if (await isMadeByProduct(LAYER, wait)) return void layers.set(id, null);
        return own(() =>
          layers.set(
            id,
            navigator.openLayer(() => layers.delete(id)),
          ),
        );
      }
      case 'close-layer':
        layers.get(step.id)?.close();
        layers.delete(step.id);
        return;
      case 'travel':
        return own(() => navigator.forward(step.delta));
      case 'visit':
        window.location.assign(step.url.startsWith('#') ? step.url : navigator.href(step.url));
    }
  };

  return {
    run: runStep,
    state: () => ({
      document: performance.timeOrigin,
      urls: urlsOf(navigator.pages()),
      popstates,
      isIdle: pending.size === 0 && performance.now() - lastEvent >= QUIET,
    }),
    stop: unsubscribe,
  };
}

function makeCall(
  navigator: Navigator,
  kind: string,
  input: unknown,
): Promise<Page | Refusal> | undefined {
  switch (kind) {
    case 'navigate':
    case 'redirect':
    case 'relaunch':
    case 'switchTab':
      return navigator.go(kind, input as Input);
    case 'open':
      return navigator.open(input as Input).page;
    case 'back': {
      const { delta, ...options } = input as BackInput;
      return navigator.back(delta, options);
    }
    case 'forward':
      navigator.forward((input as { readonly delta: number }).delta);
      return undefined;
    case 'step': {
      const { url, mode } = input as { url: string; mode: Parameters<Navigator['step']>[1] };
      navigator.step(url, mode);
      return undefined;
    }
    case 'touch':
      navigator.armExit();
      return undefined;
    default:
      throw new Error(`replay: the recording has an intent of an unknown kind: ${kind}`);
  }
}

const LAYER = 'open a layer';
/** The id of the exit prompt. The router opens it after a touch. */
const EXIT_LAYER: typeof EXIT_ID = 'exit';

/** The key order of JSON is the order of the recording, which both sides share. */
function intentText(kind: string, input: unknown): string {
  return `${kind} ${JSON.stringify(input)}`;
}

function callText(event: ReturnType<typeof recordEvent>): string | undefined {
  if (event.type === 'intent' && event.kind !== 'touch') return intentText(event.kind, event.input);
  const isLayer = event.type === 'layer' && event.action === 'open' && event.id !== EXIT_LAYER;
  return isLayer ? LAYER : undefined;
}
