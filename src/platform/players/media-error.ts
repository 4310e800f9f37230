import type { Fail } from '@/platform/call/check';
import type { PlatformError } from '@/platform/call/errors';

/** What a media element or a microphone refused with, in our words. */
export function mediaError(fail: Fail, cause: unknown): PlatformError {
  const { name = '', message = '' } = cause instanceof Error ? cause : {};
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return fail('denied', message, cause);
    case 'AbortError':
      return fail('abort', message, cause);
    case 'NotFoundError':
      return fail('not-found', message, cause);
    default:
      return fail('failed', message || 'failed', cause);
  }
}

const texts = [
  'failed',
  'loading was stopped',
  'the network failed',
  'the media can not be decoded',
  'the media can not be played here',
];

/** Why an element has no media to play. */
export function mediaErrorOf(fail: Fail, { error }: HTMLMediaElement): PlatformError {
  return fail('failed', texts[error?.code ?? 0] ?? 'failed', error);
}
