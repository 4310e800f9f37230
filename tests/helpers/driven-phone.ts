import { vi } from 'vitest';
import { createEnv, type Env } from '@/platform';
import { fakePlatform } from './fake-platform';

type Timer = { readonly at: number; readonly run: () => void };

/** A phone with a real network, and a clock and a connection that the test drives. */
export function drivenPhone(options: Parameters<typeof fakePlatform>[0] = {}) {
  const timers = new Set<Timer>();
  const events = new EventTarget();
  let now = 0;
  let onLine = true;

  const env: Env = {
    ...createEnv(windowOf(events, () => onLine)),
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  const elapse = async (ms: number) => {
    const end = now + ms;
    await settle();
    for (let timer = first(); timer && timer.at <= end; timer = first()) {
      timers.delete(timer);
      now = timer.at;
      timer.run();
      await settle();
    }
    now = end;
  };
  const first = () => [...timers].sort((a, b) => a.at - b.at)[0];

  return {
    ...fakePlatform({ ...options, env }),
    now: () => now,
    timers: () => timers.size,
    /** Milliseconds that each timer still has to wait. */
    waits: () => [...timers].map(({ at }) => at - now),
    /** Moves the clock. Timers run in order, and promises settle between them. */
    elapse,
    /** Moves the clock until the promise has settled, slowly enough for the real network. */
    drive: async <T>(task: Promise<T>): Promise<T> => {
      const state = { isOver: false };
      const note = () => {
        state.isOver = true;
      };
      task.then(note, note);
      while (!state.isOver) {
        await new Promise((resolve) => setTimeout(resolve, 4));
        await elapse(40);
      }
      return task;
    },
    /** Waits for a timer, and moves the clock to the first one. */
    toNextTimer: async () => {
      const timer = await vi.waitFor(() => {
        const next = first();
        if (!next) throw new Error('nothing waits for the clock');
        return next;
      });
      timers.delete(timer);
      now = timer.at;
      timer.run();
      await settle();
    },
    /** Changes the state without an event, as in some in-app browsers. */
    setOnline: (value: boolean, { tells = true } = {}) => {
      onLine = value;
      if (tells) events.dispatchEvent(new Event(value ? 'online' : 'offline'));
    },
  };
}

/** The real window, or Node's globals, with a separate connection and separate events. */
export function windowOf(events: EventTarget, onLine: () => boolean): Env['window'] {
  const listening = ['addEventListener', 'removeEventListener', 'dispatchEvent'];
  return new Proxy(globalThis, {
    get: (target, key) => {
      if (key === 'navigator') return navigatorOf(onLine());
      const owner = listening.includes(String(key)) ? events : target;
      const value: unknown = Reflect.get(owner, key);
      // Bind functions to their owner, but not classes.
      if (typeof value !== 'function' || Object.hasOwn(value, 'prototype')) return value;
      return value.bind(owner) as unknown;
    },
  }) as unknown as Env['window'];
}

/** Node has no navigator. */
function navigatorOf(onLine: boolean): object {
  const real = (globalThis as { readonly navigator?: object }).navigator ?? {};
  return new Proxy(real, {
    get: (target, key) => {
      if (key === 'onLine') return onLine;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** One turn of the real event loop: every promise that can settle does so. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
