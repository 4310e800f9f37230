import type { PlatformContext } from './context';
import { tell } from './emitter';
import { requireListener } from './errors';

type Tell = (env: PlatformContext['env'], run: () => unknown) => void;

/** Calls all listeners of an event, each of them through `tell` unless another function is given. */
type Emit<E> = (event: E, by?: Tell) => void;

/** The code behind an event. It runs only while there are listeners, and returns a function that stops it. */
export type EventSource<E> = (context: PlatformContext, emit: Emit<E>) => () => void;

/** The code of an event: in the first load, or fetched with the first listener. */
export type EventCode = {
  now(): EventSource<never> | undefined;
  fetch(): Promise<EventSource<never> | undefined>;
};

type Listener = (event: unknown) => void;

/** The listeners of one event of the app. */
export type Channel = {
  /** Returns a function that removes the listener. The end of the lifetime removes it too. */
  add(api: string, listener: unknown, lifetime: AbortSignal | undefined): () => void;
  /** Without a listener it removes all. */
  remove(api: string, listener?: unknown): void;
};

/** The browser fetches code that did not arrive again after this time: only listeners wait for it. */
const RETRY_MS = 5000;

/** One channel for each event of the app. `context.shelf(createChannels)` */
export function createChannels(context: PlatformContext) {
  const channels = new Map<string, Channel>();
  context.life.signal.addEventListener('abort', () => {
    for (const [name, channel] of channels) channel.remove(name);
  });
  return (name: string, code: EventCode): Channel => {
    const channel = channels.get(name) ?? createChannel(context, code);
    channels.set(name, channel);
    return channel;
  };
}

function createChannel(context: PlatformContext, code: EventCode): Channel {
  type Entry = { readonly listener: Listener; readonly remove: () => void };
  let entries: readonly Entry[] = [];
  let stopSource = () => {};

  const emit: Emit<unknown> = (event, by = tell) => {
    for (const entry of entries) {
      // An earlier listener may have removed this one.
      if (!entries.includes(entry)) continue;
      by(context.env, () => entry.listener(event));
    }
  };

  const setEntries = (next: readonly Entry[]) => {
    const wasIdle = entries.length === 0;
    entries = next;
    if (wasIdle && next.length > 0) stopSource = startSource(context, code, emit);
    // Also if the source emitted at once, and the only listener removed itself.
    if (entries.length > 0) return;
    stopSource();
    stopSource = () => {};
  };

  const removeMatching = (listener?: unknown) => {
    for (const entry of entries) if (!listener || entry.listener === listener) entry.remove();
  };

  return {
    add: (api, listener, lifetime) => {
      requireListener(api, listener);
      if (lifetime?.aborted || context.life.signal.aborted) return () => {};
      const remove = () => {
        lifetime?.removeEventListener('abort', remove);
        setEntries(entries.filter((other) => other !== entry));
      };
      const entry = { listener: listener as Listener, remove };
      lifetime?.addEventListener('abort', remove);
      setEntries([...entries, entry]);
      return remove;
    },
    remove: (api, listener) => {
      if (listener !== undefined) requireListener(api, listener);
      removeMatching(listener);
    },
  };
}

/** Starts the source at once if its code is here. Otherwise it starts when the code has arrived. */
function startSource(context: PlatformContext, code: EventCode, emit: Emit<unknown>): () => void {
  let isOver = false;
  let stop = () => {};

  const start = (source: EventSource<never> | undefined) => {
    if (isOver) return;
    const end = source?.(context, emit as Emit<never>) ?? (() => {});
    // The source may have called a listener that was the last one and removed itself.
    if (isOver) end();
    else stop = end;
  };
  const begin = () => {
    const source = code.now();
    if (source) {
      start(source);
      return;
    }
    code.fetch().then(
      (loaded) => tell(context.env, () => start(loaded)),
      () => {
        if (!isOver) stop = context.env.after(RETRY_MS, begin);
      },
    );
  };
  begin();
  return () => {
    isOver = true;
    stop();
  };
}
