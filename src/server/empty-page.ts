import type { ErrorInfo } from 'react';

/** `at Suspense (<anonymous>)`, and `Suspense@unknown:0:0` in Bun. */
const FRAME = /^\s*(?:at )?([\w.]+)(?=[ @(]|$)/;

/**
 * Whether an error leaves nothing of the page. Then the Suspense around the page has caught it: the only one inside of the
 * page's `main`. A Suspense in the page catches an error for a part of the page.
 */
export function emptiesPage({ componentStack }: ErrorInfo): boolean {
  const frames = (componentStack ?? '').split('\n').map((line) => FRAME.exec(line)?.[1]);
  const end = frames.lastIndexOf('main');
  return frames.slice(0, Math.max(end, 0)).filter((name) => name === 'Suspense').length === 1;
}
