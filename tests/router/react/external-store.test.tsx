import { cleanup } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { frameOf, openApp, page } from '../../helpers/open-app';
import { frame } from '../../helpers/waiting';

afterEach(cleanup);

/** A store outside of React. */
function createCount() {
  const listeners = new Set<() => void>();
  let count = 1;
  return {
    get: () => count,
    listeners,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (next: number) => {
      count = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Collects what each painted frame shows of a page: the callbacks run right before the browser paints. */
function watchFrames(route: string): Set<string> {
  const seen = new Set<string>();
  let isOver = false;
  const look = () => {
    if (isOver) return;
    const main = frameOf(route).querySelector('[data-page-content]');
    if (main?.checkVisibility()) seen.add(main.textContent);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  onTestFinished(() => {
    isOver = true;
  });
  return seen;
}

async function open(animation: number) {
  const store = createCount();
  const Cart = () => <p>cart {useSyncExternalStore(store.subscribe, store.get)}</p>;
  const app = await openApp({
    router: { animation },
    routes: { '/': page(Cart), '/above': page(() => <p>above</p>) },
  });
  await app.go('navigate', '/above');
  await expect.poll(() => store.listeners.size).toBe(0);
  return { app, store };
}

it.each([0, 60])(
  'a page that is shown again never paints an old value of a store, with a transition of %s ms',
  async (animation) => {
    const { app, store } = await open(animation);
    store.set(2);
    const seen = watchFrames('/');
    await frame();
    expect([...seen]).toEqual([]);
    await app.back();
    await frame();
    expect([...seen]).toEqual(['cart 2']);

    await app.go('navigate', '/above');
    await expect.poll(() => store.listeners.size).toBe(0);
    seen.clear();
    store.set(3);
    await app.travel(-1);
    await frame();
    expect([...seen]).toEqual(['cart 3']);
  },
);
