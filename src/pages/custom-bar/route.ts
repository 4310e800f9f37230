import type { Say } from '@/pages/showcase/say';

export const customBarRoute = (say: Say) =>
  ({ title: say('A custom bar', '自绘导航栏'), navigationBar: { type: 'custom' } }) as const;
