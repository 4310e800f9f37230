import type { Register } from '@/router';

// The parts of TanStack Query that Portico uses. A product without the library needs no types of it.

/** TanStack Query's `QueryClient`. */
export type PersistedClient = {
  getDefaultOptions(): { readonly queries?: object | undefined };
  setDefaultOptions(options: { readonly queries?: object | undefined }): void;
  getQueryCache(): { subscribe(listener: (event: QueryEvent) => void): () => void };
  cancelQueries(): Promise<unknown>;
  resetQueries(): Promise<unknown>;
  invalidateQueries(): Promise<unknown>;
};

export type QueryEvent = {
  readonly type: string;
  readonly query: Query;
  readonly action?: {
    readonly type: string;
    /** The product has set the data. */
    readonly manual?: boolean | undefined;
  };
};

export type Query = {
  readonly queryHash: string;
  readonly state: {
    readonly data?: unknown;
    readonly dataUpdatedAt: number;
    readonly isInvalidated: boolean;
  };
  readonly options: { readonly persister?: unknown; readonly gcTime?: number | undefined };
  /** Whether a component shows it. */
  isActive(): boolean;
  isStale(): boolean;
  setState(state: { dataUpdatedAt: number; isInvalidated: boolean }): void;
  fetch(): Promise<unknown>;
};

/** TanStack Query calls it in place of the query's own function. */
export type Persister = (
  queryFn: (context: never) => unknown,
  context: never,
  query: Query,
) => Promise<unknown>;

/** The `context` of `defineApp`. */
export type ProvidedContext = Register extends { context: infer C } ? C : never;
