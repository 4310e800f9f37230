import type { PlatformContext } from '@/platform/call/context';
import { followThemeColours } from './theme-colours';

/** What an app does for its document when it has time: the colours of its theme. */
export function keepDocument({ shelf }: PlatformContext): void {
  shelf(followThemeColours);
}
