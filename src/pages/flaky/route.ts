import type { Say } from '@/pages/showcase/say';

export const flakyRoute = (say: Say) =>
  ({
    title: say('A page that fails to load', '加载失败的页面'),
    parents: ['/me', '/developers'],
  }) as const;

/** A network that drops the first request. The error is that of a browser. */
export function failingOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let failed = false;
  return async () => {
    if (failed) return load();
    failed = true;
    throw new TypeError('Failed to fetch dynamically imported module, for the demonstration');
  };
}
