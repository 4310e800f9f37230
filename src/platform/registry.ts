import { accountRows } from './account/rows';
import { appRows } from './app/rows';
import type { ThemeChoice } from './device/theme';
import type { SetThemeParams } from './app/set-theme';
import type { GetStorageParams, GetStorageResult } from './storage/storage';
import type { RequestCall } from './network/request-params';
import type { Interceptor } from './call/interceptors';
import type { CallsOf, CallTable, Row } from './call/rows';
import type { Abortable, CallOptions } from './call/task';
import { chromeRows } from './chrome/rows';
import { deviceRows } from './device/rows';
import { feedbackRows } from './feedback/rows';
import { fileRows } from './files/rows';
import type { BridgeData, BridgeName } from './host/bridge-table';
import type { InvokeParams } from './host/calls';
import { hostRows, paymentRows, shareRows } from './host/rows';
import { locationRows } from './location/rows';
import { mediaRows } from './media/rows';
import { navigationRows } from './navigation/rows';
import { networkRows } from './network/rows';
import { scanRows } from './scan/rows';
import { storageRows } from './storage/rows';
import type { Register, ShareCard } from '@/router';
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
  typeof appRows &
  typeof accountRows &
  typeof paymentRows;

/** Every call of the platform, one row each. The names that only ported apps need are in uni/rows.ts. */
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
  ...appRows,
  ...accountRows,
  ...paymentRows,
};

type Parts = { readonly host: typeof hostRows; readonly share: typeof shareRows };

/** Calls in an object of their own: `platform.host.ready()`. */
export const parts: Parts = { host: hostRows, share: shareRows };

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

/** Tables that a product registers: `interface Register { calls: typeof uni }`. */
type RegisteredRows = Register extends { calls: infer Rows extends CallTable } ? Rows : {};

type NamedRows = Omit<Registry, keyof TypedCalls | 'use'>;
type ShareCalls = Omit<CallsOf<typeof shareRows>, 'prepare'> & {
  /** Prepares the card of the page on top. `false` forbids sharing the page. */
  readonly prepare: (card: (ShareCard & CallOptions) | false) => Abortable<void>;
};

type ProductHost = Omit<CallsOf<typeof hostRows>, 'invoke'> & {
  /** Makes a call of the messaging app's own bridge. The name types the parameters and the answer. */
  readonly invoke: <N extends BridgeName | (string & {})>(
    call: InvokeParams<N> & CallOptions,
  ) => Abortable<BridgeData<N>>;
};

/** The asynchronous calls by the names that interceptors use. */
type InterceptedCalls = AsyncCallsOf<NamedRows> &
  AsyncCallsOf<RegisteredRows> &
  TypedCalls & {
    readonly [N in keyof AsyncCallsOf<typeof hostRows> & string as `host.${N}`]: AsyncCallsOf<
      typeof hostRows
    >[N];
  } & { readonly [N in keyof ShareCalls & string as `share.${N}`]: ShareCalls[N] };

type AsyncNames<Rows extends CallTable> = {
  [N in keyof Rows]: Rows[N]['kind'] extends 'async' ? N : never;
}[keyof Rows];

type AsyncCallsOf<Rows extends CallTable> = CallsOf<Pick<Rows, AsyncNames<Rows>>>;

/** A call that an interceptor can stand before. */
type CallName = keyof InterceptedCalls & string;

type AnyCall = (...args: never[]) => unknown;
type CallOf<N extends CallName> = Extract<InterceptedCalls[N], AnyCall>;

type CallInterceptor<N extends CallName> = Interceptor<
  NonNullable<Parameters<CallOf<N>>[0]>,
  Awaited<ReturnType<CallOf<N>>>
>;

export type AddInterceptor = {
  <N extends CallName>(name: N, interceptor: CallInterceptor<N>): () => void;
  (interceptor: Interceptor<unknown, unknown>): () => void;
};

export type RemoveInterceptor = {
  <N extends CallName>(name: N, interceptor?: CallInterceptor<N>): void;
  (interceptor: Interceptor<unknown, unknown>): void;
};

type InterceptorCalls = {
  /** Adds an interceptor before a call, or without a name before every call. Returns a function that removes it. */
  readonly use: AddInterceptor;
};

/** Every platform call, as `usePlatform()` gives it. */
export type Platform = CallsOf<NamedRows> &
  CallsOf<RegisteredRows> &
  TypedCalls &
  InterceptorCalls & {
    /** The messaging app around the page. */
    readonly host: ProductHost;
    /** Sharing the page. */
    readonly share: ShareCalls;
    /** The same platform, whose calls are aborted with the signal. */
    until(lifetime: AbortSignal): Platform;
  };

/**
 * The platform of a loader. A loader leads elsewhere by its own `redirect`. The navigation calls know the types of the route
 * table, which cannot know themselves.
 */
export type LoaderPlatform = CallsOf<Omit<NamedRows, keyof typeof navigationRows>> & TypedCalls;

/** The calls of an app: those of the tables that its configuration names, and those of the registry. */
export function callTable(named: readonly object[] = []): CallTable {
  return Object.assign({}, ...named, registry) as CallTable;
}

/** The row of a call by the name that canIUse knows it by: also `offThemeChange` and `host.ready`. */
export function rowIn(rows: CallTable, name: string): Row | undefined {
  const [owner = '', part] = name.split('.');
  if (part !== undefined) return ownRow(ownRow<CallTable>(parts, owner) ?? {}, part);
  return ownRow<Row>(rows, name) ?? ownRow<Row>(rows, name.replace(/^off(?=[A-Z])/, 'on'));
}

function ownRow<T>(rows: { readonly [name: string]: T }, name: string): T | undefined {
  return hasOwn(rows, name) ? rows[name] : undefined;
}
