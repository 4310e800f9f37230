import type { Say } from '@/pages/showcase/say';

export const apisRoute = (say: Say) => ({ tab: true, title: say('APIs', '接口') }) as const;
