import type { PlatformContext } from '@/platform/call/context';
import { rememberSplashWords } from './splash-words';
import { followThemeColours } from './theme-colours';

/** Keeps the document right in idle time: the colours of the theme, and the words of the next splash. */
export function keepDocument({ shelf }: PlatformContext): void {
  shelf(followThemeColours);
  shelf(rememberSplashWords);
}
