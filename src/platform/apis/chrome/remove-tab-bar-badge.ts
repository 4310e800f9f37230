import { type ClearBadgeParams, defineClearBadge } from '@/platform/chrome/define-clear-badge';
import type { Api } from '@/platform/call/define';

export type RemoveTabBarBadgeParams = ClearBadgeParams;

/** Takes the badge away, or the red dot in its place. */
export const removeTabBarBadge: Api<RemoveTabBarBadgeParams, void> =
  defineClearBadge('removeTabBarBadge');
