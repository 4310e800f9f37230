import { createBus } from '@/platform/call/emitter';
import type { PlatformContext } from '@/platform/call/context';
import type { Env } from '@/platform/call/env';

type Listener = (...args: readonly never[]) => void;

/** One end of a line between two pages: what is emitted here is heard there. */
export type EventChannel = {
  /** Reaches whoever listens there, now or later: it waits for the first who does. */
  emit(event: string, ...args: readonly unknown[]): void;
  /** Returns its removal. */
  on(event: string, listener: Listener): () => void;
  once(event: string, listener: Listener): () => void;
  /** Without a listener all of that event go, without an event all there are. */
  off(event?: string, listener?: Listener): void;
};

export type EventChannels = {
  /** The two ends of the line between a page and the one that opened it. */
  of(pageId: string): { readonly opener: EventChannel; readonly opened: EventChannel };
};

/** Lines between pages. They go with the page that was opened. */
export function createEventChannels({ env, pageLifetimes }: PlatformContext): EventChannels {
  const lines = new Map<string, ReturnType<EventChannels['of']>>();
  return {
    of: (pageId) => {
      const known = lines.get(pageId);
      if (known) return known;
      const [opener, opened] = [createEar(env), createEar(env)];
      const line = { opener: endOf(opener, opened), opened: endOf(opened, opener) };
      lines.set(pageId, line);
      pageLifetimes.of(pageId).addEventListener('abort', () => lines.delete(pageId));
      return line;
    },
  };
}

type Ear = ReturnType<typeof createEar>;

function endOf({ on, once, off }: Ear, { hear }: Ear): EventChannel {
  return { on, once, off, emit: hear };
}

function createEar(env: Env) {
  const bus = createBus(env);
  const known = new Set<string>();
  const waiting = new Map<string, (readonly unknown[])[]>();

  const listen =
    (add: typeof bus.$on) =>
    (event: string, listener: Listener): (() => void) => {
      const remove = add(event, listener);
      known.add(event);
      const early = waiting.get(event) ?? [];
      waiting.delete(event);
      for (const args of early) bus.$emit(event, ...args);
      return remove;
    };

  return {
    on: listen(bus.$on),
    once: listen(bus.$once),
    off: bus.$off as EventChannel['off'],
    hear: (event: string, ...args: readonly unknown[]) => {
      if (known.has(event)) bus.$emit(event, ...args);
      else waiting.set(event, [...(waiting.get(event) ?? []), args]);
    },
  };
}
