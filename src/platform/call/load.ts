import { fetchCode } from '@/shared/lost-code';
import type { PlatformContext } from './context';
import { isOffline } from './env';
import { PlatformError } from './errors';

/** Code that is fetched once for all callers. */
export type CodeLoader<T> = {
  /** The code, if it has arrived. A call that finds it here runs in the task of the tap. */
  now(): T | undefined;
  fetch(): Promise<T>;
};

/** One fetch for all callers, repeated once if the code was lost. After a failure the next caller tries again. */
export function createCodeLoader<T>(load: () => Promise<T>): CodeLoader<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | null = null;
  return {
    now: () => loaded,
    fetch: () => {
      loading ??= fetchCode(load).then(
        (code) => {
          loaded = code;
          return code;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}

export type CodeLoaders = <T>(load: () => Promise<T>) => CodeLoader<T>;

/** One loader for each `load` function of the registry. `context.shelf(createCodeLoaders)` */
export function createCodeLoaders(): CodeLoaders {
  const loaders = new Map<unknown, CodeLoader<unknown>>();
  return <T>(load: () => Promise<T>) => {
    const loader = loaders.get(load) ?? createCodeLoader(load);
    loaders.set(load, loader);
    return loader as CodeLoader<T>;
  };
}

/** The error of a call whose code could not be fetched. Offline, the missing network is the reason [S8.3]. */
export function codeFailure(
  context: Pick<PlatformContext, 'env' | 'messages'>,
  api: string,
  cause: unknown,
): PlatformError {
  return isOffline(context)
    ? new PlatformError({ code: 'offline', api, message: context.messages.t('noNetwork'), cause })
    : new PlatformError({ code: 'failed', api, message: 'its code could not be loaded', cause });
}
