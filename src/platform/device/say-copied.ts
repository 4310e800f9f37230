import type { PlatformContext } from '@/platform/call/context';
import { enLate } from '@/shared/messages';

/** [S8.8] It has been copied, whatever becomes of saying so. */
export async function sayCopied(context: PlatformContext): Promise<void> {
  const title = context.messages.using(enLate)('contentCopied');
  await import('@/platform/feedback/calls')
    .then(({ showToast }) => showToast(context)({ title }))
    .catch(() => {});
}
