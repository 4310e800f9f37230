import type { Colour } from '@/pages/showcase/colours';
import type { Say } from '@/pages/showcase/say';
import { returns } from '@/router';

export const colourRoute = (say: Say) =>
  ({
    title: say('Colour', '颜色'),
    modal: true,
    parents: ['/sample'],
    query: { current: 'string?' },
    result: returns<{ colour: Colour }>(),
  }) as const;
