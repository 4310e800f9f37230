import type { Say } from '@/pages/showcase/say';

export const apisRoute = (say: Say) =>
  ({ title: say('Calls', '接口', 'الاستدعاءات'), parents: ['/me', '/developers'] }) as const;
