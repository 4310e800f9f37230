import { withoutHash } from '@/shared/url-hash';
import type { Target } from '../core/state';
import { callLoader } from '../routes/call-loader';
import type { Loader, LoaderContext } from '../routes/route-table';
import { isMissing } from './failure';

export type LoaderOutcome =
  /** `since`: when old data came that takes the place of an answer, in milliseconds since 1970. */
  | { readonly status: 'ready'; readonly data: unknown; readonly since?: number }
  | { readonly status: 'failed'; readonly error: unknown }
  /** The loader says that its page does not exist. */
  | { readonly status: 'missing'; readonly error: unknown }
  /** Another page opens in place of this one. */
  | { readonly status: 'redirected'; readonly url: string };

/** The page and query that data is about. */
export type Subject = Pick<Target, 'url' | 'params'>;

/** The facts of a loader that are not about its page: the user, and those of the app. */
export type LoaderFacts = Omit<
  LoaderContext,
  'params' | 'query' | 'url' | 'signal' | 'redirect' | 'notFound'
>;

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

type RunOptions = {
  readonly subject: Subject;
  /** The fields of the query among the params. */
  readonly query: LoaderContext['query'];
  readonly asker: string | null;
  readonly factsFor: (signal: AbortSignal) => LoaderFacts;
};

export function runLoader(
  loader: Loader,
  { subject, query, asker, factsFor }: RunOptions,
): LoaderRun {
  const controller = new AbortController();
  const { signal } = controller;
  const { url, params } = subject;
  let outcome: LoaderOutcome | null = null;
  const context = { ...factsFor(signal), params, query, url, signal, redirect, notFound };
  // The loader starts in this task. If it throws, that is a failure like any other.
  const done = callLoader(loader, context).then(
    (value) => {
      outcome =
        value instanceof OldAnswer
          ? { status: 'ready', data: value.data, since: value.since }
          : { status: 'ready', data: value };
    },
    (error: unknown) => {
      if (error instanceof Redirected) outcome = { status: 'redirected', url: error.url };
      else outcome = { status: isMissing(error) ? 'missing' : 'failed', error };
    },
  );
  return {
    subject,
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

/** The last answer that the user got, in the place of one that does not come. A loader may return it. */
export class OldAnswer {
  readonly data: unknown;
  readonly since: number;
  constructor(data: unknown, since: number) {
    this.data = data;
    this.since = since;
  }
}

/** A loader ends itself with it. */
class Redirected extends Error {
  readonly url: string;
  constructor(url: string) {
    super(`the loader leads to '${url}'`);
    this.url = url;
  }
}

function redirect(url: string): never {
  throw new Redirected(url);
}

function notFound(): never {
  throw Object.assign(new Error('the loader has not found the page'), { status: 404 });
}
