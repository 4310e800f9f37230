import type { PlatformContext } from './context';
import type { Api, ApiCall } from './define-api';
import { PlatformError } from './errors';

type Group = { readonly [name: string]: Api<never, unknown> };

export type CallsOf<G extends Group> = {
  readonly [N in keyof G]: G[N] extends Api<infer Input, infer Result>
    ? ApiCall<Input, Result>
    : never;
};

export type LazyGroup<G extends Group> = {
  readonly calls: CallsOf<G>;
  /** Fetches the code ahead of the first call. */
  preload(): void;
};

/**
 * Calls whose code is fetched on the first of them, so that the first load carries only their names. All calls
 * of a group wait for the same fetch, hence run in the order in which they were made.
 */
export function lazyGroup<G extends Group>(
  context: PlatformContext,
  load: () => Promise<G>,
  names: readonly (keyof G & string)[],
): LazyGroup<G> {
  let loading: Promise<G> | null = null;

  const loadOnce = () => {
    loading ??= load().catch((error: unknown) => {
      // The next call tries again.
      loading = null;
      throw error;
    });
    return loading;
  };

  const call = (name: keyof G & string) => async (input: never) => {
    const group = await loadOnce().catch((cause: unknown) => {
      throw new PlatformError({
        code: 'failed',
        api: name,
        message: 'its code could not be loaded',
        cause,
      });
    });
    return group[name]?.(context)(input);
  };

  return {
    calls: Object.fromEntries(names.map((name) => [name, call(name)])) as CallsOf<G>,
    preload: () => {
      loadOnce().catch(() => {});
    },
  };
}
