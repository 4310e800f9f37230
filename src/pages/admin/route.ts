import type { Say } from '@/pages/showcase/say';

export const adminRoute = (say: Say) =>
  ({ title: say('Admin', '管理'), roles: ['admin'] }) as const;
