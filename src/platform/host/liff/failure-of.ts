import type { Fail } from '@/platform/call/check';
import type { PlatformError, PlatformErrorCode } from '@/platform/call/errors';

/** Which of LINE's codes mean that nothing was done at all. */
const codes: Readonly<Record<string, PlatformErrorCode>> = {
  FORBIDDEN: 'unsupported',
  UNAUTHORIZED: 'unsupported',
  INVALID_CONFIG: 'unsupported',
};

export function failureOf(cause: unknown, fail: Fail): PlatformError {
  const { code, message } = Object(cause) as {
    readonly code?: unknown;
    readonly message?: unknown;
  };
  const said = typeof message === 'string' && message !== '' ? message : 'the host has failed';
  return fail(codes[String(code)] ?? 'failed', said, cause);
}
