import type { Say } from '@/pages/showcase/say';

export const overlaysRoute = (say: Say) =>
  ({ title: say('Overlays', '浮层'), parents: ['/me', '/developers'] }) as const;
