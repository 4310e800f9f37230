import type { Say } from '@/pages/showcase/say';

export const hostRoute = (say: Say) =>
  ({ title: say('Messaging app', '消息应用'), parents: ['/me', '/developers'] }) as const;
