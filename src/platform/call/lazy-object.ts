import type { PlatformContext } from './context';
import { codeFailure } from './load';
import { requireListener } from './errors';

type Part = (...args: never[]) => unknown;

type Shell = {
  /** Precedes the names of the methods in errors, for example `createAudio().` */
  readonly prefix: string;
  readonly load: () => Promise<object>;
  /** Names of methods that return promises, separated by spaces. */
  readonly methods?: string;
  /** `Play Pause` defines onPlay, offPlay, onPause and offPause. */
  readonly events?: string;
  /** Names of methods that return the object itself. */
  readonly chain?: string;
  /** Called with each method until the code has loaded. */
  readonly touch?: () => void;
  /** Loads the code with the first use and not at once. @default false */
  readonly patient?: boolean;
  /** Values until the code has loaded. Values that the product assigns before that are passed on. */
  readonly fields?: Readonly<Record<string, unknown>>;
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
  const { prefix, load, methods, events, chain, touch, patient, fields = {} } = shell;
  const object: Record<string, unknown> = { ...fields };
  let real: Readonly<Record<string, Part>> | undefined;
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
      object[name] = (...args: never[]) => (real ? real[name]?.(...args) : start(name, args));
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

  if (!patient) loadOnce().catch(() => {});
  return object as T;
}
