import { type ClearBadgeParams, defineClearBadge } from '@/platform/chrome/define-clear-badge';
import type { Api } from '@/platform/call/define';

export type HideTabBarRedDotParams = ClearBadgeParams;

/** Takes the red dot away, or the badge in its place. */
export const hideTabBarRedDot: Api<HideTabBarRedDotParams, void> =
  defineClearBadge('hideTabBarRedDot');
