import { expect, vi } from 'vitest';
import { frameOf, type OpenApp, openApp, page } from './open-app';
import { frame, until, untilTrue } from './waiting';

export const STANDALONE = '(display-mode: standalone)';
export const STILL = '(prefers-reduced-motion: reduce)';

/** The properties of the browser. */
function emulate(...features: readonly string[]) {
  const original = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = original(query);
    if (!features.includes(query)) return list;
    return Object.defineProperty(list, 'matches', { value: true });
  });
}

export const isOn = () => document.documentElement.hasAttribute('data-swipe-back');
export const leftOf = (route: string) => Math.round(frameOf(route).getBoundingClientRect().left);
export const stateOf = (route: string) => frameOf(route).dataset.state;
export const moving = () => document.getAnimations().length;

export type Where = { readonly x: number; readonly y?: number };
export type How = {
  readonly type?: string;
  readonly pointer?: number;
  /** The element under the finger. By default the element at this place. */
  readonly on?: Element | null;
};

/** A finger whose events a test sends. */
export function putFinger({ x, y = 400 }: Where, how: How = {}) {
  const { type = 'touch', pointer = 7, on = document.elementFromPoint(x, y) } = how;
  let now = 1000;
  const send = (name: string, at: Where) => {
    const event = new PointerEvent(name, {
      bubbles: true,
      cancelable: true,
      pointerId: pointer,
      pointerType: type,
      isPrimary: pointer === 7,
      clientX: at.x,
      clientY: at.y ?? y,
    });
    Object.defineProperty(event, 'timeStamp', { value: now });
    on?.dispatchEvent(event);
  };
  let last: Where = { x, y };
  send('pointerdown', last);
  return {
    /** Moves so many milliseconds later. Resolves when the move is on the screen. */
    move: async (to: Where, later = 400) => {
      now += later;
      last = to;
      send('pointermove', to);
      await frame();
      await frame();
    },
    lift: (later = 0) => {
      now += later;
      send('pointerup', last);
    },
    cancel: () => send('pointercancel', last),
  };
}

const Plain = () => <p>plain</p>;
export const Tall = () => <div style={{ height: 3000 }} />;
export const routes = {
  '/': page(Plain, { tab: true }),
  '/me': page(Plain, { tab: true }),
  '/list': page(Tall),
  '/item': page(Plain),
};
const tabBar = {
  items: [
    { page: '/', text: 'Home' },
    { page: '/me', text: 'Me' },
  ],
};

/** An app on the home screen with two pages: / > /list. */
export async function openStandalone(
  config: object = {},
  features: readonly string[] = [],
  history: Parameters<typeof openApp>[1] = {},
): Promise<OpenApp> {
  emulate(STANDALONE, ...features);
  const app = await openApp({ routes, tabBar, router: { animation: 300 }, ...config }, history);
  await untilTrue(isOn);
  await app.go('navigate', '/list');
  return app;
}

/** The offsets of the page on top, frame by frame, until it has left. */
export async function watchListLeave(): Promise<number[]> {
  const lefts: number[] = [];
  while (document.querySelector('[data-page="/list"]')) {
    lefts.push(leftOf('/list'));
    await frame();
  }
  return lefts;
}

/** Waits until the page on top is back at its place and does not move. */
export const stays = async (app: OpenApp) => {
  await app.settled();
  expect(app.stack()).toBe('/ > /list');
  expect([stateOf('/list'), stateOf('/'), leftOf('/list'), moving()]).toEqual([
    'active',
    'hidden',
    0,
    0,
  ]);
};

/** Waits until the page on top has left and the page below does not move. */
export const goes = async (app: OpenApp) => {
  await until(() => expect(app.stack()).toBe('/'));
  await app.settled();
  expect([stateOf('/'), leftOf('/'), moving()]).toEqual(['active', 0, 0]);
  expect(document.querySelector('[data-page="/list"]')).toBeNull();
};
