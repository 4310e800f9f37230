import type { Say } from '@/pages/showcase/say';

export const componentsRoute = (say: Say) =>
  ({ title: say('Components', '组件', 'المكونات'), parents: ['/me', '/developers'] }) as const;
