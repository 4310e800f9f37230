import type { Say } from '@/pages/showcase/say';

export const meRoute = (say: Say) => ({ tab: true, title: say('Me', '我的') }) as const;
