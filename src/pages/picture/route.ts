import type { Say } from '@/pages/showcase/say';

export const pictureRoute = (say: Say) =>
  ({
    title: say('Over a picture', '图片之上'),
    navigationBar: { type: 'transparent', coverage: 180 },
  }) as const;
