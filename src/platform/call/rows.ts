import type { Navigator } from '@/router';
import type { PlatformContext } from './context';
import type { Api, ApiCall } from './define';
import { type FactoryCall, type ObjectShape, objectFactory } from './lazy-object';
import type { EventSource } from './listeners';
import type { CallScope } from './call-scope';

/** Whether the browser has what a call needs. `canIUse` asks it. */
export type Need = (window: Window & typeof globalThis) => unknown;

// The types of wrong rows. TypeScript shows their texts in its error.
type NotExported = 'the loaded file exports nothing with the name of this row';
type NoApi = 'the loaded file exports this name, but not as a call of defineApi';
type NoFactory = 'the loaded file exports this name, but not as a factory';
type NoEventName = 'the name of an event should start with on';

/** The facts that every row may state about its call. The comment above the row is its documentation. */
type RowFacts = {
  readonly needs?: Need | undefined;
  /** The call of a messaging app that can do the work instead of the browser. */
  readonly host?: string | undefined;
};

type AsyncFacts<A> =
  A extends Api<infer _Input, infer _Result, infer _Progress, infer Begun>
    ? RowFacts & {
        /**
         * Runs inside the tap, before the call's code has loaded: Safari opens file choosers and share sheets only there. The call finds the result in `controls.begun`. The signal is aborted with the call, and if its code cannot be loaded.
         */
        readonly begin?:
          | ((context: PlatformContext, input: unknown, signal: AbortSignal) => Begun | undefined)
          | undefined;
        /** Whether the call belongs to the user who is signed in when it is made. */
        readonly owned?: boolean | undefined;
        /** Copies the input when the product makes the call. @default `take` */
        readonly take?: ((input: unknown) => unknown) | undefined;
      }
    : NoApi;

/** A call that returns a promise. Its code is fetched with the first call. */
export type AsyncRow<A = unknown> = RowFacts & {
  readonly kind: 'async';
  /** Fetches a file that exports the call under the row's name. */
  readonly load: () => Promise<object>;
  readonly begin?:
    | ((context: PlatformContext, input: unknown, signal: AbortSignal) => unknown)
    | undefined;
  readonly owned?: boolean | undefined;
  readonly take?: ((input: unknown) => unknown) | undefined;
  /** Never set. It carries the type of the call. */
  readonly type?: A;
};

/** The surroundings of a synchronous call. */
export type Scope = {
  readonly navigator: Navigator;
  /** The row of a call. Names of parts have a dot: `host.closeWindow`. */
  readonly rowOf: (name: string) => Row | undefined;
};

/** A call that answers at once, or an object with such calls. Its code is in the first load. All pages share it. */
export type SyncRow<F = unknown> = RowFacts & {
  readonly kind: 'sync';
  readonly create: (context: PlatformContext, scope: Scope) => F;
  readonly type?: F;
};

/** A synchronous call that is made for each page: it depends on the page, or its listeners or objects end with it. */
export type PageRow<F = unknown> = RowFacts & {
  readonly kind: 'page';
  readonly create: (context: PlatformContext, scope: Scope & CallScope) => F;
  readonly type?: F;
};

/** An event. The row `onThemeChange` gives the calls `onThemeChange` and `offThemeChange`. */
export type ListenerRow<E = unknown> = RowFacts & {
  readonly kind: 'listener';
  /** Fetches a file that exports the event's source under the row's name. */
  readonly load?: (() => Promise<object>) | undefined;
  /** A source that is in the first load. */
  readonly source?: EventSource<never> | undefined;
  readonly type?: E;
};

export type Row = AsyncRow | SyncRow | PageRow | ListenerRow;

/** Whether this browser has what a call needs. */
export function servesOnWeb(
  window: Window & typeof globalThis,
  rowOf: Scope['rowOf'],
  name: string,
): boolean {
  const row = rowOf(name);
  return row !== undefined && (!row.needs || Boolean(row.needs(window)));
}

/** A named type, so that the declaration files keep the comments of the rows. */
export type AsyncRows<Module, Rows> = {
  readonly [N in keyof Rows]: AsyncRow<N extends keyof Module ? Module[N] : never>;
};

/** A named type, so that the declaration files keep the comments of the rows. */
export type JoinedRows<Tables> = Tables extends readonly [infer First, ...infer Rest]
  ? First & JoinedRows<Rest>
  : unknown;

/** Joins tables of rows. A spread would do the same, and lose the comments in the declaration files. */
export function joinRows<Tables extends readonly object[]>(...tables: Tables): JoinedRows<Tables> {
  return Object.assign({}, ...tables) as JoinedRows<Tables>;
}

/** Rows of asynchronous calls. `load` fetches a file that exports each call under the row's name. */
export function asyncCalls<
  Module extends object,
  const Rows extends {
    readonly [N in keyof Rows]: N extends keyof Module ? AsyncFacts<Module[N]> : NotExported;
  },
>(load: () => Promise<Module>, rows: Rows): AsyncRows<Module, Rows> {
  return tableOf(rows, (facts) => ({ kind: 'async', load, ...facts }));
}

export function syncCall<F>(create: SyncRow<F>['create'], facts?: RowFacts): SyncRow<F> {
  return { kind: 'sync', create, ...facts };
}

export function pageCall<F>(create: PageRow<F>['create'], facts?: RowFacts): PageRow<F> {
  return { kind: 'page', create, ...facts };
}

type FactoryFacts<C> = C extends (
  context: PlatformContext,
  call: FactoryCall<infer Begun>,
  ...args: infer Args
) => unknown
  ? RowFacts &
      ObjectShape & {
        /** Runs inside the call, before the object's code has loaded. The code finds the result in `call.begun`. */
        readonly begin?: ((context: PlatformContext, ...args: Args) => Begun) | undefined;
        /** Runs with each method that is called before the code has loaded, so inside the tap. */
        readonly touch?: ((begun: Begun) => void) | undefined;
      }
  : NoFactory;

type FactoryOf<C> = C extends (
  context: PlatformContext,
  call: FactoryCall<infer _Begun>,
  ...args: infer Args
) => infer Result
  ? (...args: Args) => Result
  : never;

/** A named type, so that the declaration files keep the comments of the rows. */
export type FactoryRows<Module, Rows> = {
  readonly [N in keyof Rows]: PageRow<N extends keyof Module ? FactoryOf<Module[N]> : never>;
};

/** Rows of calls that return an object at once. `load` fetches a file that exports its code under the row's name. */
export function factories<
  Module extends object,
  const Rows extends {
    readonly [N in keyof Rows]: N extends keyof Module ? FactoryFacts<Module[N]> : NotExported;
  },
>(load: () => Promise<Module>, rows: Rows): FactoryRows<Module, Rows> {
  return tableOf(rows, (facts, name) => ({
    kind: 'page',
    create: objectFactory(name, load, facts),
    ...facts,
  }));
}

type EventOf<S> = S extends EventSource<infer E> ? E : never;

/** A named type, so that the declaration files keep the comments of the rows. */
export type EventRows<Module, Rows> = {
  readonly [N in keyof Rows]: ListenerRow<N extends keyof Module ? EventOf<Module[N]> : never>;
};

/** Rows of events, named `on...`. `load` fetches a file that exports each event's source under the row's name. */
export function events<
  Module extends object,
  const Rows extends {
    readonly [N in keyof Rows]: N extends `on${string}`
      ? N extends keyof Module
        ? RowFacts
        : NotExported
      : NoEventName;
  },
>(load: () => Promise<Module>, rows: Rows): EventRows<Module, Rows> {
  return tableOf(rows, (facts) => ({ kind: 'listener', load, ...facts }));
}

function tableOf(rows: object, rowOf: (facts: object, name: string) => Row): never {
  const entries = Object.entries<object>(rows as {}).map(([name, facts]) => [
    name,
    rowOf(facts, name),
  ]);
  return Object.fromEntries(entries) as never;
}

/** The row of an event whose source is in the first load. */
export function eventFrom<E>(source: EventSource<E>): ListenerRow<E> {
  return { kind: 'listener', source: source as EventSource<never> };
}

/** A table of calls, for `calls` of `defineApp`. */
export type CallTable = { readonly [N in string]: Row };

// These types look at `kind` and `type` only. A comparison of whole rows would resolve the product's route table, whose
// pages use the platform: a circle, in which TypeScript gives up.
type CallOf<R extends Row> = R['kind'] extends 'async'
  ? ApiCallOf<NonNullable<R['type']>>
  : NonNullable<R['type']>;

type ApiCallOf<A> =
  A extends Api<infer Input, infer Result, infer Progress, infer _Begun>
    ? ApiCall<Input, Result, Progress>
    : never;

type EventNames<Rows extends CallTable> = {
  [N in keyof Rows]: Rows[N]['kind'] extends 'listener' ? N : never;
}[keyof Rows] &
  string;

// Mapping over the picked rows keeps the comments of the rows: editors show them at the calls.
type PlainCallsOf<Rows extends CallTable> = { readonly [N in keyof Rows]: CallOf<Rows[N]> };

type RowEvent<R extends Row> = NonNullable<R['type']>;

/** Adds a listener. Returns a function that removes it. */
type OnCall<E> = (listener: (event: E) => void) => () => void;

/** Removes a listener. Without one it removes all. */
type OffCall<E> = (listener?: (event: E) => void) => void;

type OffName<N> = N extends `on${infer Title}` ? `off${Title}` : never;

type OnCallsOf<Rows extends CallTable> = { readonly [N in keyof Rows]: OnCall<RowEvent<Rows[N]>> };

type OffCallsOf<Rows extends CallTable> = {
  readonly [N in EventNames<Rows> as OffName<N>]: OffCall<RowEvent<Rows[N]>>;
};

/** The calls of a table of rows. */
export type CallsOf<Rows extends CallTable> = PlainCallsOf<Omit<Rows, EventNames<Rows>>> &
  OnCallsOf<Pick<Rows, EventNames<Rows>>> &
  OffCallsOf<Rows>;
