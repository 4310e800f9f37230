import type { PlatformContext } from './context';
import { requireListener } from './refuse-unless';
import { tell } from './tell';

type Tell = (env: PlatformContext['env'], run: () => unknown) => void;

/** Tells all listeners of an event, each of them by `tell` where nothing else is given. */
type Emit<E> = (event: E, by?: Tell) => void;

/** The code behind a kind of event. It runs only while somebody listens; returns its end. */
export type EventSource<E> = (context: PlatformContext, emit: Emit<E>) => () => void;

type Sources = { readonly [name: string]: EventSource<unknown> };

type EventOf<S> = S extends EventSource<infer E> ? E : never;

type Listener<E> = (event: E) => void;

export type EventsOf<S extends Sources> = {
  /** Returns its removal. */
  readonly [N in keyof S & string as `on${Capitalize<N>}`]: (
    listener: Listener<EventOf<S[N]>>,
  ) => () => void;
} & {
  /** Removes that listener, or all of them. */
  readonly [N in keyof S & string as `off${Capitalize<N>}`]: (
    listener?: Listener<EventOf<S[N]>>,
  ) => void;
};

export type LazyEvents<S extends Sources> = {
  /** `onX` and `offX` of every kind. With a lifetime the listeners are removed at its end. */
  calls(lifetime?: AbortSignal): EventsOf<S>;
  /** Fetches the code ahead of the first listener, which then misses nothing. */
  preload(): void;
};

/** Code that did not come is asked for again: nobody but the listeners waits for it. */
const RETRY = 5000;

/**
 * Events whose code is fetched for the first listener, or is here already: then no event is missed. A listener that
 * throws harms nobody else.
 */
export function lazyEvents<S extends Sources>(
  context: PlatformContext,
  load: () => S | Promise<S>,
  names: readonly (keyof S & string)[],
): LazyEvents<S> {
  let here: S | undefined;
  const take = () => {
    const sources = here ?? load();
    if (!(sources instanceof Promise)) return sources;
    return sources.then((loaded) => {
      here = loaded;
      return loaded;
    });
  };
  const channels = names.map((name) => {
    const source: EventSource<unknown> = (_context, emit) => listen(context, take, name, emit);
    return { title: name[0]?.toUpperCase() + name.slice(1), channel: channelOf(context, source) };
  });
  context.life.signal.addEventListener('abort', () => {
    for (const { channel } of channels) channel.remove();
  });

  return {
    calls: (lifetime) =>
      Object.fromEntries(
        channels.flatMap(({ title, channel }) => [
          [
            `on${title}`,
            (listener: unknown) => channel.add(checked(`on${title}`, listener), lifetime),
          ],
          [
            `off${title}`,
            (listener?: unknown) =>
              channel.remove(listener === undefined ? listener : checked(`off${title}`, listener)),
          ],
        ]),
      ) as EventsOf<S>,
    preload: () => {
      Promise.resolve(take()).catch(() => {});
    },
  };
}

function channelOf(context: PlatformContext, source: EventSource<unknown>) {
  let entries: readonly {
    readonly listener: Listener<unknown>;
    readonly remove: () => void;
  }[] = [];
  let end = () => {};

  const emit: Emit<unknown> = (event, by = tell) => {
    for (const entry of entries) {
      // One of them may have removed the next.
      if (!entries.includes(entry)) continue;
      by(context.env, () => entry.listener(event));
    }
  };

  const keep = (next: typeof entries) => {
    const had = entries.length;
    entries = next;
    if (had === 0 && next.length > 0) end = source(context, emit);
    // Also when the source told something at once, and the only listener left.
    if (entries.length > 0) return;
    end();
    end = () => {};
  };

  return {
    add: (listener: Listener<unknown>, lifetime?: AbortSignal) => {
      if (lifetime?.aborted || context.life.signal.aborted) return () => {};
      const remove = () => {
        lifetime?.removeEventListener('abort', remove);
        keep(entries.filter((other) => other !== entry));
      };
      const entry = { listener, remove };
      lifetime?.addEventListener('abort', remove);
      keep([...entries, entry]);
      return remove;
    },
    remove: (listener?: Listener<unknown>) => {
      for (const entry of entries) if (!listener || entry.listener === listener) entry.remove();
    },
  };
}

function listen<S extends Sources>(
  context: PlatformContext,
  load: () => S | Promise<S>,
  name: keyof S & string,
  emit: Emit<unknown>,
): () => void {
  let end = () => {};
  const begin = () => {
    let over = false;
    end = () => {
      over = true;
    };
    const start = (sources: S) => {
      const stop = sources[name]?.(context, emit) ?? end;
      // Whoever heard of it at once may have left.
      if (over) stop();
      else end = stop;
    };
    const loading = load();
    if (!(loading instanceof Promise)) {
      start(loading);
      return;
    }
    loading
      .then((sources) => {
        if (!over) start(sources);
      })
      .catch(() => {
        if (!over) end = context.env.after(RETRY, begin);
      });
  };
  begin();
  return () => end();
}

function checked(api: string, listener: unknown): Listener<unknown> {
  requireListener(api, listener);
  return listener as Listener<unknown>;
}
