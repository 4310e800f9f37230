import { withoutHash } from '@/shared/url-hash';
import type { Target } from '../core/state';
import type { Loader } from '../routes/route-table';
import { isMissing } from './failure';

export type LoaderOutcome =
  | { readonly status: 'ready'; readonly data: unknown }
  | { readonly status: 'failed'; readonly error: unknown }
  /** The loader says that its page does not exist. */
  | { readonly status: 'missing'; readonly error: unknown };

/** The page and query that data is about. */
export type Subject = Pick<Target, 'url' | 'params'>;

/** One run of a loader. It may start before its page is in the stack. */
export type LoaderRun = {
  readonly subject: Subject;
  /** The person who was signed in at the start. Another person does not get the answer. */
  readonly asker: string | null;
  /** Never rejects. */
  readonly done: Promise<void>;
  readonly outcome: () => LoaderOutcome | null;
  cancel(): void;
};

export function runLoader(
  loader: Loader,
  { url, params }: Subject,
  asker: string | null,
): LoaderRun {
  const controller = new AbortController();
  let outcome: LoaderOutcome | null = null;
  // The loader starts in this task. If it throws, that is a failure like any other.
  const data = new Promise<unknown>((resolve) => {
    resolve(loader({ params, url, signal: controller.signal }));
  });
  const done = data.then(
    (value) => {
      outcome = { status: 'ready', data: value };
    },
    (error: unknown) => {
      outcome = { status: isMissing(error) ? 'missing' : 'failed', error };
    },
  );
  return {
    subject: { url, params },
    asker,
    done,
    outcome: () => outcome,
    cancel: () => controller.abort(),
  };
}

/** A new fragment alone, or a new name of the same params, needs no new data. */
export function isSameSubject(one: Subject, other: Subject): boolean {
  return one.params === other.params || withoutHash(one.url) === withoutHash(other.url);
}
