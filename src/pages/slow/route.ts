import type { Say } from '@/pages/showcase/say';

export const slowRoute = (say: Say) =>
  ({ title: say('A slow page', '缓慢的页面'), parents: ['/me', '/developers'] }) as const;

const DELAY = 2000;

/** A network on a bad day. */
export function slowly<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    return load();
  };
}
