import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { createAppProvider } from '@/platform/maps/app-provider';
import { MapFailure } from '@/platform/maps/map-failure';

import { enLate } from '@/shared/messages';

/** [S8.9] Anything else that a map may lack is told by its page, where it can be tried again. */
export async function requireMapKey(context: PlatformContext, fail: Fail): Promise<void> {
  try {
    await context.shelf(createAppProvider)();
  } catch (error) {
    if (error instanceof MapFailure && error.reason === 'key')
      throw fail('failed', context.messages.using(enLate)('mapKeyMissing'), error);
  }
}
