import type { Say } from '@/pages/showcase/say';

export const developersRoute = (say: Say) =>
  ({ title: say('Developers', '开发者', 'المطورون'), parents: ['/me'] }) as const;
