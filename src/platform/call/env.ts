import { createErrorHub, type ErrorHub } from './error-hub';

/** Every browser object that the platform uses. Tests pass their own. */
export type Env = {
  readonly errors: ErrorHub;
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  /** A function, because reading `window.localStorage` throws where the browser blocks storage. */
  readonly storage: () => Storage;
  /** Milliseconds of a clock that never jumps. */
  readonly now: () => number;
  /** Milliseconds since 1970. */
  readonly date: () => number;
  /** Returns a function that cancels the run. The next two do the same. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly frame: (run: () => void) => () => void;
  readonly idle: (run: () => void) => () => void;
  /** Pages are rendered once for a document, and no effect runs. */
  readonly isServer?: true;
};

/** Milliseconds. On a busy phone the browser is never idle. */
const IDLE_TIMEOUT = 1000;

/** Only a "no" is reliable: a browser that says yes may be behind a dead router. */
export function isOffline({ env }: { readonly env: Pick<Env, 'window'> }): boolean {
  return env.window.navigator?.onLine === false;
}

export function createEnv(window: Window & typeof globalThis): Env {
  const after: Env['after'] = (ms, run) => {
    const id = window.setTimeout(run, ms);
    return () => window.clearTimeout(id);
  };

  return {
    window,
    errors: createErrorHub(window),
    document: window.document,
    storage: () => window.localStorage,
    now: () => window.performance.now(),
    date: () => window.Date.now(),
    after,
    frame: (run) => {
      const id = window.requestAnimationFrame(run);
      return () => window.cancelAnimationFrame(id);
    },
    idle: (run) => {
      // WebKit has no requestIdleCallback.
      if (!window.requestIdleCallback) return after(IDLE_TIMEOUT, run);
      const id = window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
      return () => window.cancelIdleCallback(id);
    },
  };
}
