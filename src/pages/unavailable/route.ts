import type { Say } from '@/pages/showcase/say';

export const unavailableRoute = (say: Say) =>
  ({
    title: say('Not available', '不支持的接口', 'غير متاح'),
    parents: ['/me', '/developers', '/apis'],
  }) as const;
