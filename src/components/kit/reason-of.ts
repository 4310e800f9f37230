import { isPlatformError } from '@/platform';

/**
 * The reason of a failure for the user: the `message` of an object, and of a call without a network. The message of any
 * other error is for developers.
 */
export function reasonOf(thrown: unknown): string | undefined {
  if (isPlatformError(thrown, 'offline')) return thrown.message;
  if (typeof thrown !== 'object' || thrown === null || thrown instanceof Error) return undefined;
  const { message } = thrown as { readonly message?: unknown };
  return typeof message === 'string' && message !== '' ? message : undefined;
}
