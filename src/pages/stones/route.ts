import type { Say } from '@/pages/showcase/say';

export const stonesRoute = (say: Say) =>
  ({
    title: say('Stones', '石材'),
    pullDownRefresh: true,
    reachBottomDistance: 400,
    navigationBar: { search: { placeholder: say('Search stones', '搜索石材') } },
  }) as const;
