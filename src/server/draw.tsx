import type { ErrorInfo } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { type AppParts, AppRoot } from '@/app';

export type DrawOptions = {
  readonly nonce?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onError: (error: unknown, componentStack: string) => void;
};

export type Drawing = {
  readonly markup: ReadableStream<Uint8Array>;
  /** The page threw, and nothing of it is left. */
  readonly isEmpty: boolean;
  /** Reports the errors until now and all later ones. */
  report(): void;
  /** The markup is not needed. Parts that break off now are no errors. */
  drop(): Promise<void>;
};

/** Renders the app. Without a nonce the markup is whole, with one it may still wait for parts. */
export async function draw(
  parts: AppParts,
  { nonce, signal, onError }: DrawOptions,
): Promise<Drawing> {
  const early: Parameters<DrawOptions['onError']>[] = [];
  let hear: DrawOptions['onError'] = (...facts) => void early.push(facts);
  let isEmpty = false;
  const markup = await renderToReadableStream(<AppRoot parts={parts} />, {
    onError: (error, info) => {
      hear(error, info.componentStack ?? '');
      isEmpty ||= emptiesPage(info);
    },
    // Without a nonce a strict policy refuses the scripts by which React moves parts that come late or are large.
    ...(nonce === undefined ? { progressiveChunkSize: Infinity } : { nonce }),
    ...(signal && { signal }),
  });
  if (nonce === undefined) await markup.allReady;
  return {
    markup,
    isEmpty,
    report: () => {
      hear = onError;
      for (const facts of early) onError(...facts);
    },
    drop: () => {
      hear = () => {};
      return markup.cancel();
    },
  };
}

/** `at Suspense (<anonymous>)`, and `Suspense@unknown:0:0` in Bun. */
const FRAME = /^\s*(?:at )?([\w.]+)(?=[ @(]|$)/;

/**
 * Whether an error leaves nothing of the page. Then the Suspense around the page has caught it: the only one inside of the
 * outer `section`, which has the content of a page. A Suspense in the page catches an error for a part of the page.
 */
function emptiesPage({ componentStack }: ErrorInfo): boolean {
  const frames = (componentStack ?? '').split('\n').map((line) => FRAME.exec(line)?.[1]);
  const end = frames.lastIndexOf('section');
  return frames.slice(0, Math.max(end, 0)).filter((name) => name === 'Suspense').length === 1;
}
