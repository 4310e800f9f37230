import { PlatformError } from './errors';

/** For calls that answer at once: a mistake is told where it is made. */
export function refuseUnless(fine: boolean, api: string, message: string): void {
  if (!fine) throw new PlatformError({ code: 'invalid', api, message });
}

export function requireListener(api: string, listener: unknown): void {
  refuseUnless(typeof listener === 'function', api, 'parameter.listener should be a function');
}
