import type { Say } from '@/pages/showcase/say';

export const componentRoute = (say: Say) =>
  ({ title: say('Component', '组件'), parents: ['/me', '/developers', '/components'] }) as const;
