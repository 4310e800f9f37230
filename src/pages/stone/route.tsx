import { ShareIcon } from '@/components/icon';
import type { Say } from '@/pages/showcase/say';

export const stoneRoute = (say: Say) =>
  ({
    title: say('Stone', '石材'),
    parents: ['/stones'],
    navigationBar: {
      buttons: [{ id: 'share', label: say('Share', '分享'), icon: <ShareIcon /> }],
    },
  }) as const;
