import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { MapFailure } from '@/platform/maps/provider';
import { enLate } from '@/shared/messages';

/** Turns a MapFailure into the error of a call. Other errors stay as they are. */
export function mapError({ messages }: PlatformContext, fail: Fail, error: unknown): unknown {
  if (!(error instanceof MapFailure)) return error;
  switch (error.reason) {
    case 'key':
      return fail('no-key', `${messages.using(enLate)('mapKeyMissing')}: ${error.message}`, error);
    case 'network':
      return fail('network', `the map service did not answer: ${error.message}`, error);
    case 'load':
      return fail('failed', error.message, error);
  }
}
