import { createTestApp } from 'portico/testing/app';
import { afterEach, beforeEach, vi } from 'vitest';
import app from '../src/app.config.tsx';

export const drinks = [
  { id: 'matcha', name: 'Matcha', note: 'Green', price: 4.1, colour: '#7d9a4a' },
];

/** Answers of the server by path. */
export const answers: Record<string, object> = {
  '/api/drinks': drinks,
  '/api/drinks/matcha': drinks[0]!,
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (input: Request | string | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const answer = answers[pathname];
    return Response.json(answer ?? {}, { status: answer ? 200 : 404 });
  });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens the app at an address. */
export function open(url: string) {
  const test = createTestApp(app, { url });
  const { unmount } = test.mount(document.body.appendChild(document.createElement('div')));
  return { ...test, unmount };
}
