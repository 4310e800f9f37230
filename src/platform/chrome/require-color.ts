import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';

/** Only the browser knows all that is a colour. */
export function requireColor(
  { env }: PlatformContext,
  name: string,
  color: string | undefined,
  fail: Fail,
): void {
  if (color !== undefined && !env.window.CSS.supports('color', color)) {
    throw fail('invalid', `invalid ${name} "${color.slice(0, 50)}"`);
  }
}
