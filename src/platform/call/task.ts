import { attempt } from '@/shared/errors';
import type { Messages } from '@/shared/messages';
import { tell } from './emitter';
import type { Env } from './env';
import { PlatformError, quietly } from './errors';
import type { Caller } from './call-scope';

/** Every asynchronous call takes these options beside its own parameters. */
export type CallOptions = {
  /** Aborting it ends the call early: the call rejects with code `abort` [S8.2]. */
  readonly signal?: AbortSignal | undefined;
};

export type Abortable<Result> = Promise<Result> & {
  /** Ends the call early: it rejects with code `abort` [S8.2]. Does nothing after the call has settled. */
  abort(): void;
};

/** A long call that reports its progress. */
export type Task<Result, Progress> = Abortable<Result> & {
  /** Returns a function that removes the listener. */
  onProgress(listener: (progress: Progress) => void): () => void;
};

export type Call<Result, Progress> = [Progress] extends [never]
  ? Abortable<Result>
  : Task<Result, Progress>;

/** The call's task as its code sees it. */
export type Controls<Progress, Begun = unknown> = {
  /** Aborted when the call was aborted and has already rejected. The code must release what it holds. */
  readonly signal: AbortSignal;
  progress(now: Progress): void;
  /** Whether anyone listens to the progress. If this is missing, assume that someone does. */
  watched?(): boolean;
  /** The result of the row's `begin`. Undefined if nothing began. */
  readonly begun?: Begun | undefined;
  readonly caller?: Caller | undefined;
  /** Of a call whose result outlives it, such as a stream. The call itself ends with `signal`. */
  readonly lifetime?: AbortSignal | undefined;
  /** For a row that is `owned`: the owner of the session when the product made the call. */
  readonly owner?: string | null | undefined;
};

type TaskOptions<Result, Progress> = {
  readonly api: string;
  /** The signals that abort the call: the caller's, and that of the lifetime, if there is one (call-scope.ts). */
  readonly signals: readonly AbortSignal[];
  readonly start: (controls: Controls<Progress, never>) => Promise<Result>;
};

type TaskContext = { readonly env: Env; readonly messages: Messages };

/** Starts a call that can be aborted. An abort settles it at once, even if the code behind it is still busy. */
export function startTask<Result, Progress>(
  { env, messages }: TaskContext,
  { api, signals, start }: TaskOptions<Result, Progress>,
): Task<Result, Progress> {
  const controller = new AbortController();
  const { signal } = controller;
  const listeners = new Set<(progress: Progress) => void>();
  let isSettled = false;

  const abort = (reason?: unknown) => {
    if (!isSettled) controller.abort(reason);
  };
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      const message = messages.t('requestAbort');
      reject(new PlatformError({ code: 'abort', api, message, cause: signal.reason }));
    });
  });
  const progress = (now: Progress) => {
    if (isSettled) return;
    for (const listener of listeners) tell(env, () => listener(now));
  };

  const follow = (event: Event) => abort((event.target as AbortSignal).reason);
  for (const outer of signals) {
    outer.addEventListener('abort', follow);
    if (outer.aborted) abort(outer.reason);
  }
  const watched = () => listeners.size > 0;
  const outcome = signal.aborted
    ? aborted
    : Promise.race([aborted, start({ signal, progress, watched })]);
  // Products often do not await a call. That the user closed its dialog is no mistake of theirs.
  const settled = quietly(
    outcome.finally(() => {
      isSettled = true;
      for (const outer of signals) outer.removeEventListener('abort', follow);
    }),
  );

  return Object.assign(settled, {
    abort: () => abort(),
    onProgress: (listener: (progress: Progress) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  });
}

/** The signal among a call's parameters. Null if that parameter is something else. */
export function signalIn(input: unknown): AbortSignal | null | undefined {
  const hasSignal = typeof input === 'object' && input !== null && 'signal' in input;
  if (!hasSignal || input.signal === undefined) return undefined;
  return input.signal instanceof AbortSignal ? input.signal : null;
}

/** The signals that may abort a call: the caller's, and that of the lifetime, if there is one (call-scope.ts). */
export function signalsOf(lifetime: AbortSignal | undefined, input: unknown): AbortSignal[] {
  // Reading the parameters may throw. The check of the call refuses them later.
  return [lifetime, attempt(() => signalIn(input))].filter(
    (signal) => signal instanceof AbortSignal,
  );
}

/** Aborted with the first of them. AbortSignal.any() is younger than the oldest browsers that are served. */
export function anySignal(signals: readonly (AbortSignal | null | undefined)[]): {
  readonly signal: AbortSignal;
  /** Stops listening to them. */
  end(): void;
} {
  const controller = new AbortController();
  const given = signals.filter((signal) => signal instanceof AbortSignal);
  const abort = () => controller.abort();
  for (const signal of given) {
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  }
  const end = () => {
    for (const signal of given) signal.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, end };
}
