import type { HostAdapter } from '@/platform/host/host-adapter';
import { isAtLeast } from '@/platform/host/is-at-least';
import { cardMessage } from './card-message';
import { failureOf } from './failure-of';
import type { LiffSdk } from './liff-of';

/** Since then LINE tells whether the card was sent. */
const TELLS = '10.11.0';

/** LINE's own choice of friends and groups, where the product's channel has it turned on. */
export function openShareIn(
  sdk: () => LiffSdk | null,
  version: string,
): NonNullable<HostAdapter['openShare']> {
  return async (card, { fail }) => {
    const liff = sdk();
    if (!liff?.shareTargetPicker || !liff.isApiAvailable('shareTargetPicker'))
      throw fail('unsupported', 'the host does not let this page share');
    const told = await liff.shareTargetPicker([cardMessage(card)]).catch((cause: unknown) => {
      throw failureOf(cause, fail);
    });
    if (told?.status === 'success') return 'shared';
    if (version !== '' && !isAtLeast(version, TELLS)) return 'opened';
    throw fail('cancel', 'cancel');
  };
}
