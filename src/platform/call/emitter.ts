import type { Env } from './env';
import { refuseUnless, requireListener } from './errors';

export type BusListener = (...args: readonly never[]) => void;

/** One event, or several at once. */
type Names = string | readonly string[];

type Entry = { readonly name: string; readonly listener: BusListener; readonly once: boolean };

export type Bus = {
  /** Returns its removal. */
  $on(event: Names, listener: BusListener): () => void;
  /** Hears of it one time only. */
  $once(event: Names, listener: BusListener): () => void;
  /** Without a listener all of that event go, without an event all there are. */
  $off(event?: Names, listener?: BusListener): void;
  $emit(event: string, ...args: readonly unknown[]): void;
};

/** The same bus, whose listeners are removed when the lifetime ends. */
export function busUntil(bus: Bus, lifetime: AbortSignal): Bus {
  const tied =
    (add: Bus['$on']): Bus['$on'] =>
    (event, listener) => {
      const stop = add(event, listener);
      const remove = () => {
        lifetime.removeEventListener('abort', remove);
        stop();
      };
      lifetime.addEventListener('abort', remove);
      if (lifetime.aborted) remove();
      return remove;
    };
  return { ...bus, $on: tied(bus.$on), $once: tied(bus.$once) };
}

/** The app's own news: whoever emits and whoever listens need not know each other. */
export function createBus(env: Env): Bus {
  let entries: readonly Entry[] = [];

  const add = (api: string, once: boolean) => (event: Names, listener: BusListener) => {
    requireListener(api, listener);
    const added = [event].flat().map((name) => {
      refuseUnless(typeof name === 'string', api, 'parameter.event should be a string');
      return { name, listener, once };
    });
    entries = [...entries, ...added];
    return () => {
      entries = entries.filter((entry) => !added.includes(entry));
    };
  };

  return {
    $on: add('$on', false),
    $once: add('$once', true),
    $off: (event, listener) => {
      const names = event === undefined ? undefined : [event].flat();
      entries = entries.filter(
        (entry) =>
          !(names?.includes(entry.name) ?? true) || (listener && entry.listener !== listener),
      );
    },
    $emit: (event, ...args) => {
      // Of those that listen now: a listener may add others, or take them away.
      for (const entry of entries.filter(({ name }) => name === event)) {
        if (!entries.includes(entry)) continue;
        if (entry.once) entries = entries.filter((other) => other !== entry);
        tell(env, () => entry.listener(...(args as never[])));
      }
    },
  };
}

/** Calls a listener. Its mistake is not the call's: it goes where uncaught errors go. */
export function tell({ after }: Pick<Env, 'after'>, run: () => unknown): void {
  try {
    run();
  } catch (error) {
    after(0, () => {
      throw error;
    });
  }
}

/**
 * Calls a listener for uncaught errors. When it throws, or its promise rejects, only the console hears of it.
 * Otherwise a broken error reporter would report its own mistakes without end.
 */
export function tellReporter({ window }: Pick<Env, 'window'>, run: () => unknown): void {
  const log = (error: unknown) => window.console.error(error);
  try {
    Promise.resolve(run()).catch(log);
  } catch (error) {
    log(error);
  }
}
