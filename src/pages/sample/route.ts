import type { Say } from '@/pages/showcase/say';

export const sampleRoute = (say: Say) =>
  ({
    title: say('Order a sample', '订购样品'),
    query: { stone: { type: 'number', default: 1, min: 1, max: 2000 } },
  }) as const;
