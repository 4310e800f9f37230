import type { Say } from '@/pages/showcase/say';

export const componentsRoute = (say: Say) =>
  ({ tab: true, title: say('Components', '组件') }) as const;
