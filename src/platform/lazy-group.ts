import { attempt } from '@/shared/attempt';
import type { PlatformContext } from './context';
import type { Api, ApiCall } from './define-api';
import { codeFailure, loadOnce } from './load-once';
import { signalsOf, startTask } from './start-task';
import type { Controls } from './task';

type Group = { readonly [name: string]: Api<never, unknown, never> };

export type CallsOf<G extends Group> = {
  readonly [N in keyof G]: G[N] extends Api<infer Input, infer Result, infer Progress>
    ? ApiCall<Input, Result, Progress>
    : never;
};

export type LazyGroup<G extends Group> = {
  /** The calls. With a lifetime all of them are aborted at its end. */
  calls(lifetime?: AbortSignal): CallsOf<G>;
  /** Fetches the code ahead of the first call. */
  preload(): void;
};

/** What a call does in the visitor's tap, before its code is there. What it returns is handed to that code. */
export type Begin = (context: PlatformContext, api: string, input: unknown) => unknown;

/**
 * Calls whose code is fetched on the first of them. All calls of a group wait for the same fetch, hence run in the
 * order in which they were made. Later ones run at once: browsers open some things only in the very task of a tap.
 */
export function lazyGroup<G extends Group>(
  context: PlatformContext,
  load: () => Promise<G>,
  names: readonly (keyof G & string)[],
  begin?: Begin,
): LazyGroup<G> {
  let loaded: G | undefined;
  const loadGroup = loadOnce(async () => {
    loaded = await load();
    return loaded;
  });

  const run = async (name: keyof G & string, input: unknown, controls: Controls<never>) => {
    if (loaded) return loaded[name]?.(context)(input as never, controls);
    const begun = attempt(() => begin?.(context, name, input));
    const group = await codeOf(context, name, loadGroup());
    return group[name]?.(context)(input as never, { ...controls, begun });
  };

  const start = async (name: keyof G & string, input: unknown, controls: Controls<never>) => {
    const chain = context.interceptors.of(name);
    if (chain.length === 0) return run(name, input, controls);
    const loading = import('./intercept').then((code) => code.intercept);
    const intercept = await codeOf(context, name, loading);
    return intercept(context.env, name, chain, input, (params) => run(name, params, controls));
  };

  const call = (name: keyof G & string, lifetime?: AbortSignal) => (input: unknown) =>
    startTask(context, {
      api: name,
      signals: signalsOf(lifetime, input),
      start: (controls: Controls<never>) => start(name, input, controls),
    });

  return {
    calls: (lifetime) =>
      Object.fromEntries(
        names.map((name) => [name, call(name, lifetime)]),
      ) as unknown as CallsOf<G>,
    preload: () => {
      loadGroup().catch(() => {});
    },
  };
}

function codeOf<T>(context: PlatformContext, api: string, loading: Promise<T>): Promise<T> {
  return loading.catch((cause: unknown) => {
    throw codeFailure(context, api, cause);
  });
}
