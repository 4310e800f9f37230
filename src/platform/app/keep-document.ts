import type { PlatformContext } from '@/platform/call/context';
import { rememberSplashWords } from './splash-words';
import { followThemeColours } from './theme-colours';

/** What an app does for its document when it has time: the colours of its theme, the words of the next splash. */
export function keepDocument({ shelf }: PlatformContext): void {
  shelf(followThemeColours);
  shelf(rememberSplashWords);
}
