import { failureOf } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import type { Controls } from '@/platform/call/task';

type Owned = Pick<Controls<never>, 'owner'>;

/** The user who was signed in when the product made the call. Null for nobody. */
export function ownerOf({ auth }: PlatformContext, { owner }: Owned): string | null {
  return owner === undefined ? auth.owner() : owner;
}

/** Whether another user has signed in since. After a sign-out alone, the request goes on with what it has. */
export function isOthers({ auth }: PlatformContext, { owner }: Owned): boolean {
  const now = auth.owner();
  return Boolean(owner) && now !== null && now !== owner;
}

/** One user's request must not be sent with another user's cookie, and not be answered from their cache. */
export function requireOwner(context: PlatformContext, request: Owned): void {
  if (!isOthers(context, request)) return;
  throw failureOf('request')('abort', 'another user has signed in since the call');
}
