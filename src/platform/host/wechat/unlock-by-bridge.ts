import type { PlatformContext } from '@/platform/call/context';
import { unlockMedia } from '@/platform/players/media-unlock';
import { whenBridge } from './bridge';

/**
 * Sound and video that may not play yet may do so in the tasks in which the bridge comes and answers. This call needs
 * no leave and asks nobody.
 */
export function unlockByBridge(context: PlatformContext): void {
  whenBridge(context, (bridge) => {
    unlockMedia(context);
    try {
      bridge.invoke('getNetworkType', {}, () => {
        if (!context.life.signal.aborted) unlockMedia(context);
      });
    } catch {
      // Then the visitor's first tap does it.
    }
  });
}
