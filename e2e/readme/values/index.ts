import { choices } from './choices';
import { guides } from './guides';
import { lists } from './lists';
import { media } from './media';
import { overlays } from './overlays';
import { texts } from './texts';

export { apps, pageOptions, wideComponents, widePages } from './apps';

export type Values = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The props of the examples that need some. Other examples render without props. */
export const values: Values = {
  ...choices,
  ...guides,
  ...lists,
  ...media,
  ...overlays,
  ...texts,
};
