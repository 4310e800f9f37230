import { fetchCode } from '@/shared/lost-code';
import type { PlatformContext } from './context';
import { PlatformError } from './errors';
import { isOffline } from './network/offline';

/** One fetch for all callers, repeated once if the code was lost. After a failure the next caller tries again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= fetchCode(load).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
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
