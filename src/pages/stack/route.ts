import type { Say } from '@/pages/showcase/say';

export const stackRoute = (say: Say) =>
  ({
    title: say('The stack', '页面栈'),
    parents: ['/me', '/developers'],
    query: { n: 'number?' },
  }) as const;
