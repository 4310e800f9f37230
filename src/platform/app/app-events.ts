import { type PathAndQuery, pathAndQuery } from './launch';
import { tellReporter } from '@/platform/call/emitter';
import type { EventSource } from '@/platform/call/listeners';

/** The app comes into view again [S4.2]. */
export const appShow: EventSource<void> = ({ navigator }, emit) =>
  navigator.lifecycle.observe(({ type }) => {
    if (type === 'appShow') emit();
  });

/** The app goes out of view [S4.2]. */
export const appHide: EventSource<void> = ({ navigator }, emit) =>
  navigator.lifecycle.observe(({ type }) => {
    if (type === 'appHide') emit();
  });

/** What was thrown and caught by nobody: its text, with the stack where there is one. Not what its listeners throw. */
export const error: EventSource<string> = ({ env }, emit) => {
  const tell = ({ error: thrown, message }: ErrorEvent) => {
    emit(thrown instanceof Error ? textOf(thrown) : message, tellReporter);
  };
  env.window.addEventListener('error', tell);
  return () => env.window.removeEventListener('error', tell);
};

/** Chromium's stack begins with the message, that of others lacks it. */
function textOf({ name, message, stack = '' }: Error): string {
  return stack.includes(message) ? stack : `${name}: ${message}\n${stack}`;
}

export type UnhandledRejection = { readonly reason: unknown; readonly promise: Promise<unknown> };

/** A promise was rejected and nobody was there to hear it. */
export const unhandledRejection: EventSource<UnhandledRejection> = ({ env }, emit) => {
  const tell = ({ reason, promise }: PromiseRejectionEvent) =>
    emit({ reason, promise }, tellReporter);
  env.window.addEventListener('unhandledrejection', tell);
  return () => env.window.removeEventListener('unhandledrejection', tell);
};

export type PageNotFound = PathAndQuery & {
  /** Whether the app was opened with it. */
  readonly isEntryPage: boolean;
};

/**
 * A page is shown that is not in the route table. Whoever begins to listen while it is on top hears of it too:
 * the page that the app was opened with may be there before the listener.
 */
export const pageNotFound: EventSource<PageNotFound> = ({ navigator, launch }, emit) => {
  const told = new Set<string>();
  const tell = ({ id, route, url }: { readonly id: string; route: string; url: string }) => {
    if (route !== '' || told.has(id)) return;
    told.add(id);
    emit({ ...pathAndQuery(url), isEntryPage: id === launch?.id });
  };
  const onTop = navigator.activePage();
  if (onTop) tell(onTop);
  return navigator.lifecycle.observe(({ type, page }) => {
    if (type === 'load') tell(page);
  });
};

/** The button in the middle of the tab bar, besides its own onPress. */
export const tabBarMidButtonTap: EventSource<void> = ({ midButtonTaps }, emit) => {
  const hear = () => emit();
  midButtonTaps.add(hear);
  return () => {
    midButtonTaps.delete(hear);
  };
};
