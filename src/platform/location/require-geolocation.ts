import type { Fail } from '@/platform/call/check';
import type { Env } from '@/platform/call/env';

export function requireGeolocation({ window }: Env, fail: Fail): Geolocation {
  const geolocation = window.navigator?.geolocation;
  if (!geolocation) throw fail('unsupported', 'this browser does not tell the location');
  // It is there, and answers as if the visitor had refused.
  if (!window.isSecureContext)
    throw fail('unsupported', 'browsers tell the location over https only');
  return geolocation;
}
