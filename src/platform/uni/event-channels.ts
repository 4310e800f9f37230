import { createBus } from '@/platform/call/emitter';
import type { PlatformContext } from '@/platform/call/context';
import type { Env } from '@/platform/call/env';
import { usePlatformContext } from '@/platform/react/use-platform';
import { usePage } from '@/router';

type Listener = (...args: readonly never[]) => void;

/** One of the two ends between a page and its opener. Events go from one end to the listeners at the other. */
export type EventChannel = {
  /** Sends an event to the other end. Without a listener there, the event waits for the first one. */
  emit(event: string, ...args: readonly unknown[]): void;
  /** Returns a function that removes the listener. */
  on(event: string, listener: Listener): () => void;
  once(event: string, listener: Listener): () => void;
  /** Removes a listener. Without a listener it removes all of the event, without an event all of this end. */
  off(event?: string, listener?: Listener): void;
};

type Ends = { readonly opener: EventChannel; readonly opened: EventChannel };

export type EventChannels = {
  /** The two ends between a page and the page that opened it. */
  of(pageId: string): Ends;
};

/**
 * `context.shelf(createEventChannels)`. The ends are removed with the opened page. A page that replaces it gets its ends:
 * after a sign-in the target has the channel of the sign-in page.
 */
export function createEventChannels(context: PlatformContext): EventChannels {
  const { env, navigator } = context;
  const channels = new Map<string, Ends>();

  const keep = (pageId: string, ends: Ends) => {
    channels.set(pageId, ends);
    navigator.lifeOf(pageId).addEventListener('abort', () => channels.delete(pageId));
  };
  navigator.lifecycle.observe(({ type, page }) => {
    const ends = type === 'replace' && channels.get(page.id);
    const next = navigator.activePage();
    if (ends && next) keep(next.id, ends);
  });

  return {
    of: (pageId) => {
      const known = channels.get(pageId);
      if (known) return known;
      const [openerInbox, openedInbox] = [createInbox(env), createInbox(env)];
      const ends = {
        opener: endOf(openerInbox, openedInbox),
        opened: endOf(openedInbox, openerInbox),
      };
      keep(pageId, ends);
      return ends;
    },
  };
}

type Inbox = ReturnType<typeof createInbox>;

function endOf({ on, once, off }: Inbox, { receive }: Inbox): EventChannel {
  return { on, once, off, emit: receive };
}

/** The listeners at one end, and the events that arrived before the first listener. */
function createInbox(env: Env) {
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
    receive: (event: string, ...args: readonly unknown[]) => {
      if (known.has(event)) bus.$emit(event, ...args);
      else waiting.set(event, [...(waiting.get(event) ?? []), args]);
    },
  };
}

/**
 * The event channel to the page that opened this one with navigateTo. It stays the same while another page covers this
 * one. A page that replaces this one gets it. On a page that was opened in another way, the channel has no other end.
 */
export function useOpenerChannel(): EventChannel {
  const context = usePlatformContext();
  return context.shelf(createEventChannels).of(usePage().id).opened;
}
