import type { PlatformContext } from './context';
import { codeFailure } from './load';
import { requireListener } from './errors';

type Part = (...args: never[]) => unknown;

type Shell = {
  /** What its calls are called in errors, before their own name: `createAudio().` */
  readonly prefix: string;
  readonly load: () => Promise<object>;
  /** Names, with a space between two. Their calls settle when the code has come and done its work. */
  readonly methods?: string;
  /** `Play Pause` stands for onPlay, offPlay, onPause and offPause. */
  readonly events?: string;
  /** Their calls answer with the object itself. */
  readonly chain?: string;
  /** Called with each method while the code is still on its way. */
  readonly touch?: () => void;
  /** Not before it is used: for what most apps never touch. @default false */
  readonly patient?: boolean;
  /** Values until the code comes; what is assigned meanwhile is handed to it. */
  readonly fields?: Readonly<Record<string, unknown>>;
};

/**
 * An object at once, its code later: the first load carries its names only. Nothing is lost or reordered, and
 * when the code has come this is the real object, getters and setters included. The code is fetched at once and
 * not with the first call, because Safari forgets soon that the visitor has tapped.
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
        // The next call tries again. Calls that waited are told so; listeners stay.
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
      // Taken out of the object by then, it is still right.
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
