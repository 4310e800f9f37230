import type { Env } from '@/platform/call/env';
import { tellReporter } from '@/platform/call/error-hub';
import type { EventSource } from '@/platform/call/listeners';
import { type PathAndQuery, pathAndQuery } from './sync-calls';

export type UnhandledRejection = { readonly reason: unknown; readonly promise: Promise<unknown> };

export type PageNotFound = PathAndQuery & {
  /** Whether the app was opened with this address. */
  readonly isEntryPage: boolean;
};

/** [S4.2] */
export const onAppShow: EventSource<void> = ({ navigator }, emit) =>
  navigator.lifecycle.observe(({ type }) => {
    if (type === 'appShow') emit();
  });

/** [S4.2] */
export const onAppHide: EventSource<void> = ({ navigator }, emit) =>
  navigator.lifecycle.observe(({ type }) => {
    if (type === 'appHide') emit();
  });

/** The text of an error, with its stack if the browser gives one. Errors of the listeners are left out. */
export const onError: EventSource<string> = ({ env }, emit) =>
  env.errors.listen(({ error, message = String(error), rejection }) => {
    if (!rejection) emit(error instanceof Error ? textOf(error) : message, toConsole);
  });

export const onUnhandledRejection: EventSource<UnhandledRejection> = ({ env }, emit) =>
  env.errors.listen(({ error, rejection }) => {
    if (rejection) emit({ reason: error, promise: rejection.promise }, toConsole);
  });

/** The page that the app was opened with may be on top before the first listener. So a new listener hears of it too. */
export const onPageNotFound: EventSource<PageNotFound> = ({ navigator, launch }, emit) => {
  const reportedIds = new Set<string>();
  const report = ({ id, route, url }: { readonly id: string; route: string; url: string }) => {
    if (route !== '' || reportedIds.has(id)) return;
    reportedIds.add(id);
    emit({ ...pathAndQuery(url), isEntryPage: id === launch?.id });
  };
  const page = navigator.activePage();
  if (page) report(page);
  return navigator.lifecycle.observe((record) => {
    if (record.type === 'load') report(record.page);
  });
};

/** Emits beside the `onClick` of the button. */
export const onTabBarMidButtonTap: EventSource<void> = ({ midButtonTaps }, emit) => {
  const onTap = () => emit();
  midButtonTaps.add(onTap);
  return () => {
    midButtonTaps.delete(onTap);
  };
};

/** Chromium's stack begins with the message. Other browsers leave it out. */
function textOf({ name, message, stack = '' }: Error): string {
  return stack.includes(message) ? stack : `${name}: ${message}\n${stack}`;
}

/** A listener for errors does not hear its own errors. */
const toConsole = ({ window }: Pick<Env, 'window'>, run: () => unknown) =>
  tellReporter(window, run);
