import { afterAll, afterEach, expect } from 'vitest';

afterEach(() => {
  for (const name of ['data-theme', 'dir', 'style']) document.documentElement.removeAttribute(name);
  scrollTo(0, 0);
});

// The next file gets the same document: what is left in it would be found there, far from its cause.
afterAll(() => {
  expect({
    timers: String(setTimeout).includes('[native code]') ? 'real' : 'fake',
    policy: document.querySelector('meta[http-equiv]'),
    left: [...document.body.children].map(({ outerHTML }) => outerHTML),
  }).toEqual({ timers: 'real', policy: null, left: [] });
});
