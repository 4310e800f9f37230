import { matchesMedia } from '@/shared/browser';
import { LIST_WIDTH, PANES_WIDTH } from '@/shared/defaults';
import type { AppConfig, PanesConfig } from './define-app';

/** A device with two screens side by side. Its hinge is the border between the pages. */
const TWO_SCREENS = '(horizontal-viewport-segments: 2)';

export function panesConfig({ panes = {} }: Pick<AppConfig, 'panes'>): PanesConfig {
  if (panes === false) return { from: Infinity };
  return typeof panes === 'number' ? { count: panes } : panes;
}

/** How many pages have room side by side in a width. undefined: no page of the app is a detail. */
export function roomIn(config: AppConfig): ((width: number) => number) | undefined {
  const hasDetails = Object.values(config.routes).some(({ detailOf }) => detailOf !== undefined);
  const { from = PANES_WIDTH, list = LIST_WIDTH, count = 2 } = panesConfig(config);
  if (!hasDetails || from === Infinity) return undefined;
  return (width) => {
    if (count === 3 && width >= from + list) return 3;
    return width >= from || matchesMedia(TWO_SCREENS) ? 2 : 1;
  };
}
