import type { Say } from '@/pages/showcase/say';

export const apiRoute = (say: Say) =>
  ({
    title: say('Call', '接口'),
    parents: ['/me', '/developers', '/apis'],
    pullDownRefresh: true,
  }) as const;
