import { accountRows } from './account/rows';
import { appRows } from './app/rows';
import type { ThemeChoice } from './app/remembered-choice';
import type { SetThemeParams } from './app/set-theme';
import type { GetStorageParams, GetStorageResult } from './storage/storage';
import type { RequestCall } from './network/request';
import type { Interceptor } from './call/interceptors';
import type { CallsOf, Row } from './call/rows';
import type { Abortable, CallOptions } from './call/task';
import { chromeRows } from './chrome/rows';
import { deviceRows } from './device/rows';
import { feedbackRows } from './feedback/rows';
import { fileRows } from './files/rows';
import { hostRows, shareRows } from './host/rows';
import { locationRows } from './location/rows';
import { mediaRows } from './media/rows';
import { navigationRows } from './navigation/rows';
import { networkRows } from './network/rows';
import { scanRows } from './scan/rows';
import { storageRows } from './storage/rows';
import type { UnavailableCalls } from './unavailable';
import { viewRows } from './view/rows';
import type { ShareCard } from '@/router';
import type { Locale } from '@/shared/messages';
import { hasOwn } from '@/shared/values';

/** Written out, so that the declaration files keep the comments of the rows. */
type Registry = typeof navigationRows &
  typeof networkRows &
  typeof storageRows &
  typeof fileRows &
  typeof mediaRows &
  typeof scanRows &
  typeof locationRows &
  typeof deviceRows &
  typeof feedbackRows &
  typeof chromeRows &
  typeof viewRows &
  typeof appRows &
  typeof accountRows;

/** Every call of the platform, one row each. The names that no browser can provide are in unavailable.ts. */
export const registry: Registry = {
  ...navigationRows,
  ...networkRows,
  ...storageRows,
  ...fileRows,
  ...mediaRows,
  ...scanRows,
  ...locationRows,
  ...deviceRows,
  ...feedbackRows,
  ...chromeRows,
  ...viewRows,
  ...appRows,
  ...accountRows,
};

type Parts = { readonly host: typeof hostRows; readonly share: typeof shareRows };

/** Calls in an object of their own: `platform.host.ready()`. */
export const parts: Parts = { host: hostRows, share: shareRows };

type RowTable = { readonly [N in string]: Row };

/** Calls whose parameters say more than a row can: the caller names the type of the answer. */
type TypedCalls = {
  /** Sends an HTTP request. `T` is the type of the answer's data. */
  readonly request: RequestCall;
  /** Reads the value of a key. `T` is its type. Rejects with `not-found` if the key has no value. */
  getStorage<T = unknown>(params: GetStorageParams & CallOptions): Abortable<GetStorageResult<T>>;
  /**
   * Changes the language of the app, and remembers it. `auto` is the language of the app's configuration or of the browser.
   * Resolves to true if the language changed.
   */
  setLocale(locale: Locale | 'auto'): Abortable<boolean>;
  /**
   * Changes the theme of the app, and remembers it. `auto` is the theme of the app's configuration or of the system.
   * Resolves to true if the theme changed.
   */
  setTheme(theme: ThemeChoice | (SetThemeParams & CallOptions)): Abortable<boolean>;
};

type NamedRows = Omit<Registry, keyof TypedCalls | keyof InterceptorCalls>;
type ShareCalls = Omit<CallsOf<typeof shareRows>, 'prepare'> & {
  /** Prepares the card of the page on top. `false` forbids sharing the page. */
  readonly prepare: (card: (ShareCard & CallOptions) | false) => Abortable<void>;
};

/** The asynchronous calls by the names that interceptors use. */
type InterceptedCalls = AsyncCallsOf<NamedRows> &
  TypedCalls &
  UnavailableCalls & {
    readonly [N in keyof AsyncCallsOf<typeof hostRows> & string as `host.${N}`]: AsyncCallsOf<
      typeof hostRows
    >[N];
  } & { readonly [N in keyof ShareCalls & string as `share.${N}`]: ShareCalls[N] };

type AsyncNames<Rows extends RowTable> = {
  [N in keyof Rows]: Rows[N]['kind'] extends 'async' ? N : never;
}[keyof Rows];

type AsyncCallsOf<Rows extends RowTable> = CallsOf<Pick<Rows, AsyncNames<Rows>>>;

/** A call that an interceptor can stand before. */
type CallName = keyof InterceptedCalls & string;

type AnyCall = (...args: never[]) => unknown;
type CallOf<N extends CallName> = Extract<InterceptedCalls[N], AnyCall>;

type CallInterceptor<N extends CallName> = Interceptor<
  NonNullable<Parameters<CallOf<N>>[0]>,
  Awaited<ReturnType<CallOf<N>>>
>;

type InterceptorCalls = {
  /** Adds an interceptor before a call. Returns a function that removes it. */
  use<N extends CallName>(name: N, interceptor: CallInterceptor<N>): () => void;
  /** uni-app's name for use. Without a name the interceptor is for every call. */
  addInterceptor: {
    <N extends CallName>(name: N, interceptor: CallInterceptor<N>): () => void;
    (interceptor: Interceptor<unknown, unknown>): () => void;
  };
  /** Removes an interceptor. With a name alone it removes all of that call. */
  removeInterceptor: {
    <N extends CallName>(name: N, interceptor?: CallInterceptor<N>): void;
    (interceptor: Interceptor<unknown, unknown>): void;
  };
};

/** Every platform call, as `usePlatform()` gives it. */
export type Platform = CallsOf<NamedRows> &
  TypedCalls &
  InterceptorCalls &
  Omit<UnavailableCalls, 'share'> & {
    /** The messaging app around the page. */
    readonly host: CallsOf<typeof hostRows>;
    /** Sharing the page. As a call it is a name of uni-app that no browser can provide. */
    readonly share: UnavailableCalls['share'] & ShareCalls;
    /** The same platform, whose calls are aborted with the signal. */
    until(lifetime: AbortSignal): Platform;
  };

/** The row of a call by the name that canIUse knows it by: also `offThemeChange` and `host.ready`. */
export function rowOf(name: string): Row | undefined {
  const [owner = '', part] = name.split('.');
  if (part !== undefined) return ownRow(ownRow<RowTable>(parts, owner) ?? {}, part);
  return ownRow<Row>(registry, name) ?? ownRow<Row>(registry, name.replace(/^off(?=[A-Z])/, 'on'));
}

function ownRow<T>(rows: { readonly [name: string]: T }, name: string): T | undefined {
  return hasOwn(rows, name) ? rows[name] : undefined;
}
