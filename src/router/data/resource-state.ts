import type { Failure } from '../routes/route-table';
import { failureIn } from './failure';
import type { PageCode } from './page-code';

/**
 * The components of a page with its data, which is undefined without a loader. `life`: after the data was dropped for
 * another person, the components start again, because their state may hold it.
 */
export type LoadedPage = PageCode & { readonly data: unknown; readonly life: number };

/** The components that the page had before stay mounted out of sight, because the user's input is in them. */
type Kept = { readonly kept: LoadedPage | null };

/** The state of a page's code and data together. */
export type PageResource =
  /** The code or the data was not requested yet. */
  | ({ readonly status: 'idle' } & Kept)
  | ({ readonly status: 'loading'; readonly isSlow: boolean } & Kept)
  | {
      readonly status: 'ready';
      readonly kept: LoadedPage;
      readonly refresh: Refresh;
      /** When the data came, in milliseconds since 1970. */
      readonly since: number;
    }
  /** The loader says that the page does not exist. */
  | ({ readonly status: 'missing'; readonly error: unknown } & Kept)
  | ({
      readonly status: 'failed';
      readonly cause: 'code' | 'data';
      readonly error: unknown;
      readonly failure: Failure;
    } & Kept);

/** A newer run of the loader. While it runs, the data may be about the query before. */
type Refresh = 'none' | 'running' | 'failed';

export type CodeState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly isSlow: boolean; readonly done: Promise<void> }
  | { readonly status: 'ready'; readonly code: PageCode }
  | { readonly status: 'failed'; readonly error: unknown };

export type DataState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly isSlow: boolean }
  | { readonly status: 'ready'; readonly refresh: Refresh }
  | { readonly status: 'failed' | 'missing'; readonly error: unknown };

/** A failure counts before anything that still loads. */
export function joined(
  code: CodeState,
  data: DataState,
  held: { readonly data: unknown; readonly life?: number; readonly since?: number } | null,
): PageResource {
  const kept =
    code.status === 'ready' && held
      ? { ...code.code, data: held.data, life: held.life ?? 0 }
      : null;
  const failed = (cause: 'code' | 'data', error: unknown) =>
    ({ status: 'failed', cause, error, failure: failureIn(error), kept }) as const;
  if (code.status === 'failed') return failed('code', code.error);
  if (data.status === 'failed') return failed('data', data.error);
  if (data.status === 'missing') return { status: 'missing', error: data.error, kept };
  if (kept && data.status === 'ready') {
    return { status: 'ready', kept, refresh: data.refresh, since: held?.since ?? 0 };
  }
  if (code.status === 'idle' || data.status === 'idle') return { status: 'idle', kept };
  const isSlow = [code, data].some((part) => part.status === 'loading' && part.isSlow);
  return { status: 'loading', isSlow, kept };
}
