import { attempt } from '@/shared/attempt';
import type { Messages } from '@/shared/messages';
import type { Env } from './env';
import { PlatformError } from './errors';
import { type Controls, signalIn, type Task } from './task';
import { tell } from './tell';

type Options<Result, Progress> = {
  readonly api: string;
  /** Whoever else may end the call: the caller's signal, its page. */
  readonly signals: readonly AbortSignal[];
  readonly start: (controls: Controls<Progress>) => Promise<Result>;
};

type Context = { readonly env: Env; readonly messages: Messages };

/** Starts a call that can be aborted. An abort settles it at once, whatever the code behind it still does. */
export function startTask<Result, Progress>(
  { env, messages }: Context,
  { api, signals, start }: Options<Result, Progress>,
): Task<Result, Progress> {
  const controller = new AbortController();
  const listeners = new Set<(progress: Progress) => void>();
  let over = false;
  const abort = () => {
    if (!over) controller.abort();
  };

  const { signal } = controller;
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new PlatformError({ code: 'abort', api, message: messages.t('requestAbort') }));
    });
  });
  const progress = (now: Progress) => {
    if (over) return;
    for (const listener of listeners) tell(env, () => listener(now));
  };

  for (const outer of signals) {
    outer.addEventListener('abort', abort);
    if (outer.aborted) abort();
  }
  const watched = () => listeners.size > 0;
  const outcome = signal.aborted
    ? aborted
    : Promise.race([aborted, start({ signal, progress, watched })]);
  const settled = outcome.finally(() => {
    over = true;
    for (const outer of signals) outer.removeEventListener('abort', abort);
  });

  return Object.assign(settled, {
    abort,
    onProgress: (listener: (progress: Progress) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  });
}

/** Whoever may end a call: the life that it is tied to, and the caller. */
export function signalsOf(lifetime: AbortSignal | undefined, input: unknown): AbortSignal[] {
  // Params that throw when they are read are refused where they are checked.
  return [lifetime, attempt(() => signalIn(input))].filter(
    (signal) => signal instanceof AbortSignal,
  );
}
