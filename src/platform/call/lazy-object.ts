import type { PlatformContext } from './context';
import { requireListener } from './errors';
import { codeFailure, createCodeLoaders } from './load';
import type { CallScope } from './call-scope';
import { take } from './take';

type Method = (...args: never[]) => unknown;

/** The members of an object before its code has loaded. */
export type ObjectShape = {
  /** Names with a space between two. These methods return promises. */
  readonly methods?: string;
  /** `Play Pause` gives the methods onPlay, offPlay, onPause and offPause. */
  readonly events?: string;
  /** Names of methods that return the object itself. */
  readonly chain?: string;
  /** Values until the code has loaded. The code receives what the product assigns meanwhile. */
  readonly fields?: Readonly<Record<string, unknown>>;
};

/** How a product called a factory. The code of the object receives it. */
export type FactoryCall<Begun = unknown> = {
  /** Precedes the names of the methods in errors, for example `createAudio().` */
  readonly prefix: string;
  /** The page that called. Another page may be on top when the code arrives. */
  readonly pageId: string | undefined;
  /** The object ends with it. */
  readonly lifetime?: AbortSignal | undefined;
  /** The result of the row's `begin`. */
  readonly begun: Begun;
};

type Facts = ObjectShape & {
  readonly begin?: ((context: PlatformContext, ...args: never[]) => unknown) | undefined;
  readonly touch?: ((begun: never) => void) | undefined;
};

type ObjectsFile = {
  readonly [api: string]: (context: PlatformContext, call: FactoryCall, ...args: never[]) => object;
};

/** The factory that a row describes. `load` fetches a file that exports the object's code under the row's name. */
export function objectFactory(
  api: string,
  load: () => Promise<object>,
  { begin, touch, ...shape }: Facts,
) {
  const prefix = `${api}().`;
  return (context: PlatformContext, { lifetime, caller }: CallScope) =>
    (...given: never[]): object => {
      const args = given.map((arg) => take(arg));
      const begun = begin?.(context, ...args);
      const pageId = (caller?.page() ?? context.navigator.activePage())?.id;
      const code = context.shelf(createCodeLoaders)(load as () => Promise<ObjectsFile>);
      return lazyObject(context, {
        ...shape,
        prefix,
        load: async () =>
          (await code.fetch())[api]?.(context, { prefix, pageId, lifetime, begun }, ...args) ?? {},
        touch: () => touch?.(begun as never),
      });
    };
}

type Shell = ObjectShape & {
  /** Precedes the names of the methods in errors, for example `createAudio().` */
  readonly prefix: string;
  readonly load: () => Promise<object>;
  /** Runs with each method while the code is still on its way. */
  readonly touch?: () => void;
};

/**
 * Returns an object at once and loads its code later. The first load holds only the object's names. Calls wait in
 * their order, and the loaded code turns the object into the real one, with its getters and setters. The load starts
 * at once and not with the first call, because Safari accepts a tap only for a short time.
 */
export function lazyObject<T extends object>(
  context: Pick<PlatformContext, 'env' | 'messages'>,
  shell: Shell,
): T {
  const { prefix, load, methods, events, chain, touch, fields = {} } = shell;
  const object: Record<string, unknown> = { ...fields };
  let real: Readonly<Record<string, Method>> | undefined;
  let loading: Promise<void> | undefined;
  let waiting: { readonly run: () => void; readonly stays: boolean }[] = [];

  const loadOnce = () => {
    loading ??= load().then(
      (loaded) => {
        for (const name in fields) {
          if (object[name] !== fields[name]) Reflect.set(loaded, name, object[name]);
        }
        real = loaded as typeof real;
        Object.defineProperties(object, Object.getOwnPropertyDescriptors(loaded));
        for (const { run } of waiting) run();
      },
      (cause: unknown) => {
        // Calls that waited reject, listeners stay, and the next call loads again.
        loading = undefined;
        waiting = waiting.filter(({ stays }) => stays);
        throw cause;
      },
    );
    return loading;
  };

  const wait = (stays: boolean, run: () => void, failed: (cause: unknown) => void = () => {}) => {
    waiting.push({ run, stays });
    loadOnce().catch(failed);
  };

  const define = (names: string | undefined, start: (name: string, args: never[]) => unknown) => {
    for (const name of names?.split(' ') ?? []) {
      // Products may have copied the function from the object, so it looks up the real one.
      object[name] = (...args: never[]) =>
        real
          ? real[name]?.(...args)
          : start(
              name,
              args.map((arg) => take(arg)),
            );
    }
  };

  const settle = async (name: string, args: never[]) => real?.[name]?.(...args);

  define(
    methods,
    (name, args) =>
      new Promise((resolve, reject) => {
        touch?.();
        wait(
          false,
          () => resolve(settle(name, args)),
          (cause) => reject(codeFailure(context, prefix + name, cause)),
        );
      }),
  );
  define(chain, (name, args) => {
    wait(true, () => real?.[name]?.(...args));
    return object;
  });
  define(events?.replace(/\w+/g, 'on$&'), (name, [listener]) => {
    requireListener(prefix + name, listener);
    let remove: unknown;
    let gone = false;
    wait(true, () => {
      if (!gone) remove = real?.[name]?.(listener as never);
    });
    return () => {
      gone = true;
      (remove as (() => void) | undefined)?.();
    };
  });
  define(events?.replace(/\w+/g, 'off$&'), (name, args) => {
    wait(true, () => real?.[name]?.(...args));
  });

  loadOnce().catch(() => {});
  return object as T;
}
