import type { Say } from '@/pages/showcase/say';

export const brokenRoute = (say: Say) =>
  ({ title: say('A page that crashes', '崩溃的页面'), parents: ['/me', '/developers'] }) as const;
