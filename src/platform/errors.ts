import { USUAL_REFUSALS } from '@/shared/defaults';

/** Everything a platform call can fail with. Callers ask for the code, never for the text. */
export type PlatformErrorCode =
  | 'invalid'
  | 'not-found'
  | 'tabbar'
  | 'non-tabbar'
  | 'locked'
  | 'superseded'
  | 'stack-full'
  | 'cancel'
  | 'timeout'
  | 'abort'
  | 'offline'
  | 'http-status'
  | 'denied'
  | 'unsupported'
  /** The messaging app has refused the page: its signature, or none. */
  | 'unsigned'
  /** Too many calls wait for the messaging app. */
  | 'busy'
  | 'failed';

export type PlatformErrorFacts = {
  readonly code: PlatformErrorCode;
  readonly api: string;
  readonly message: string;
  readonly cause?: unknown;
};

export class PlatformError extends Error {
  // Only declared: for a field that is defined, the build adds a helper to the first load.
  declare readonly name: 'PlatformError';
  declare readonly code: PlatformErrorCode;
  declare readonly api: string;
  /** The reference runtime's form of the same; built here and nowhere else. */
  declare readonly errMsg: string;

  constructor({ code, api, message, cause }: PlatformErrorFacts) {
    super(message, { cause });
    this.name = 'PlatformError';
    this.code = code;
    this.api = api;
    this.errMsg = `${api}:fail ${message}`;
  }
}

/** By name, not by class: an app may hold two copies of this package. */
export function isPlatformError(error: unknown): error is PlatformError {
  return error instanceof Error && error.name === 'PlatformError';
}

/** A refusal that is nobody's mistake: a double tap, a newer navigation, a page that stays. */
export function isUsual(error: unknown): boolean {
  return isPlatformError(error) && USUAL_REFUSALS.includes(error.code);
}

/**
 * The same promise for a caller who may not await it: a usual refusal is never an unhandled rejection [S2.5].
 * Awaiting it still rejects, and so does a promise that is derived from it.
 */
export function quietly<T>(call: Promise<T>): Promise<T> {
  const promise = new Promise<T>((resolve, reject) => {
    call.then(resolve, (error: unknown) => {
      // A handler marks the promise as handled, so other errors must not get one.
      if (isUsual(error)) promise.catch(() => {});
      reject(error);
    });
  });
  return promise;
}

/** What a call rejects with, whatever was thrown inside it. */
export function toPlatformError(api: string, error: unknown): PlatformError {
  if (isPlatformError(error) && error.api === api) return error;
  return new PlatformError({
    code: isPlatformError(error) ? error.code : 'failed',
    api,
    message: (error instanceof Error && error.message) || 'failed',
    cause: error,
  });
}
