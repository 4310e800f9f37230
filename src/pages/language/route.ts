import type { Say } from '@/pages/showcase/say';

export const languageRoute = (say: Say) =>
  ({ title: say('Language', '语言'), parents: ['/me', '/developers'] }) as const;
