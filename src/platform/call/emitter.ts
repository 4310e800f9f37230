import { callSafely, originOf } from '@/shared/errors';
import type { Env } from './env';
import { refuseUnless, requireListener } from './errors';

export type BusListener = (...args: readonly never[]) => void;

/** One event, or several at once. */
type Names = string | readonly string[];

type Entry = { readonly name: string; readonly listener: BusListener; readonly once: boolean };

export type Bus = {
  /** Returns a function that removes the listener. */
  $on(event: Names, listener: BusListener): () => void;
  /** Like $on, for one event only. */
  $once(event: Names, listener: BusListener): () => void;
  /** Removes a listener. Without a listener it removes all of the event, without an event all of the bus. */
  $off(event?: Names, listener?: BusListener): void;
  $emit(event: string, ...args: readonly unknown[]): void;
};

/** The same bus. The end of the lifetime removes the listeners that are added through it. */
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

/** Connects code that emits events with code that listens to them. */
export function createBus(env: Env): Bus {
  let entries: readonly Entry[] = [];

  const add = (api: string, once: boolean) => (event: Names, listener: BusListener) => {
    requireListener(api, listener);
    const added = [event].flat().map((name) => {
      const message = 'parameter.event should be a string';
      refuseUnless(typeof name === 'string', api, message, 'event');
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
      // A listener may add and remove others. New ones wait for the next event.
      for (const entry of entries.filter(({ name }) => name === event)) {
        if (!entries.includes(entry)) continue;
        if (entry.once) entries = entries.filter((other) => other !== entry);
        tell(env, () => entry.listener(...(args as never[])));
      }
    },
  };
}

/** Calls a listener. Its error, or that of its promise, is reported and the caller goes on. */
export function tell({ errors }: Pick<Env, 'errors'>, run: () => unknown): void {
  callSafely(errors.report, run, originOf('listener'));
}
