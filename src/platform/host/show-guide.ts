import { mayAsk } from '@/platform/call/page';
import type { PlatformContext } from '@/platform/call/context';
import { askOverlay, hideOverlays } from '@/platform/feedback/open-overlay';
import type { GuideReason } from '@/platform/feedback/overlays';
import { createHost } from './create-host';
import type { HostWork } from './host-adapter';
import type { HostApp } from './host-env';
import { leaveFor } from './way-out';

/** Their menu is `...` in the top right corner, also where text runs from right to left. */
const menusAbove: readonly HostApp[] = ['wechat', 'wecom', 'dingtalk'];

/** Shows what only the visitor can do. Resolves when it is on the screen; back, a tap and Esc take it away. */
export function showGuide(
  context: PlatformContext,
  reason: GuideReason,
  url: string,
  { fail, signal, begun }: HostWork,
): Promise<void> {
  const env = context.shelf(createHost).env();
  const isMenuAbove = reason !== 'copy-link' && menusAbove.includes(env.app);
  const href = reason === 'open-in-browser' ? leaveFor(env, url).href : null;
  return new Promise((resolve, reject) => {
    if (!mayAsk(context, { signal, begun })) return reject(fail('cancel', 'cancel'));
    hideOverlays(context, 'guide');
    const guide = { reason, url, href, isMenuAbove, onShown: resolve };
    askOverlay(context, 'guide', guide, signal, begun).then(
      () => reject(fail('cancel', 'cancel')),
      reject,
    );
  });
}
