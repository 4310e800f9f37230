import type { PlatformContext } from '@/platform';

/** The user whose data counts. After the token has expired, the server would refuse them. null: no user is signed in. */
export function personOf(auth: PlatformContext['auth']): string | null {
  return auth.expired() ? null : auth.owner();
}
