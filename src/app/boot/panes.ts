import { matchesMedia, watchMedia } from '@/shared/browser';
import { LIST_WIDTH, PANES_WIDTH } from '@/shared/defaults';
import type { AppParts } from './app-parts';
import type { AppConfig, PanesConfig } from './define-app';

type PanesParts = Pick<AppParts, 'config' | 'context'>;

/** A device with two screens side by side. Its hinge is the border between the pages. */
const TWO_SCREENS = '(horizontal-viewport-segments: 2)';

/** null: the app has no lists with details, or does not want them side by side. */
export function panesConfig({ panes = {}, routes }: AppConfig): PanesConfig | null {
  const hasDetails = Object.values(routes).some(({ detailOf }) => detailOf !== undefined);
  if (panes === false || !hasDetails) return null;
  return typeof panes === 'number' ? { count: panes } : panes;
}

function queriesFor({ from = PANES_WIDTH, list = LIST_WIDTH, count = 2 }: PanesConfig) {
  const widths = [from, ...(count === 3 ? [from + list] : [])];
  return widths.map((width) => `(min-width: ${width}px)`);
}

/** How many pages the window has room for, side by side. */
export function paneCount({ config, context }: PanesParts): number {
  const panes = panesConfig(config);
  if (!panes) return 1;
  const { window } = context.env;
  const matches = queriesFor(panes).filter((query) => matchesMedia(query, window));
  return Math.max(1 + matches.length, matchesMedia(TWO_SCREENS, window) ? 2 : 1);
}

/** Moves the pages when the device is turned or folded, and when the window changes its width. */
export function watchPanes(parts: AppParts): (() => void) | void {
  const panes = panesConfig(parts.config);
  if (!panes) return;
  const follow = () => parts.navigator.setPanes(paneCount(parts));
  // The markup of a server shows one page.
  follow();
  const stops = [...queriesFor(panes), TWO_SCREENS].map((query) =>
    watchMedia(query, follow, parts.context.env.window),
  );
  return () => stops.forEach((stop) => stop());
}
