import { USUAL_REFUSALS } from '@/shared/defaults';

/** Every reason why a platform call can fail. Products compare the code and never the text. */
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
  /** The request reached no server, or the connection broke. */
  | 'network'
  | 'http-status'
  /** The answer is not what it says it is, for example broken JSON. */
  | 'parse'
  | 'denied'
  | 'unsupported'
  /** The browser has no room left for this app's data. */
  | 'quota'
  /** The map service needs a key that the app has not configured. */
  | 'no-key'
  /** The messaging app refused the page's signature, or got none. */
  | 'unsigned'
  /** Too many calls wait for the messaging app, or too many messages for a socket. */
  | 'busy'
  | 'failed';

/** The answer of a server that refused a request. */
export type ErrorResponse<Body = unknown> = {
  readonly statusCode: number;
  readonly header: Readonly<Record<string, string>>;
  readonly data: Body;
  /** The address of the request, or of the answer after redirects, if the browser tells it. */
  readonly url?: string | undefined;
};

/** The details that an error of a certain code carries. */
type DetailsOf<Body> = {
  readonly invalid: { readonly parameter?: string | undefined };
  readonly 'http-status': { readonly response?: ErrorResponse<Body> | undefined };
  /** Which limit was reached: that of one attempt, or that of the whole call. */
  readonly timeout: { readonly limit?: 'attempt' | 'call' | undefined };
};

type CommonFacts = {
  readonly api: string;
  readonly message: string;
  /** For `abort` it is the signal's reason. */
  readonly cause?: unknown;
};

type FactsWith<Body> = {
  readonly [C in PlatformErrorCode]: CommonFacts & {
    readonly code: C;
  } & (C extends keyof DetailsOf<Body> ? DetailsOf<Body>[C] : unknown);
}[PlatformErrorCode];

export type PlatformErrorDetails = {
  readonly parameter?: string | undefined;
  readonly response?: ErrorResponse | undefined;
  readonly limit?: 'attempt' | 'call' | undefined;
};

export type PlatformErrorFacts = CommonFacts & {
  readonly code: PlatformErrorCode;
} & PlatformErrorDetails;

/**
 * Every platform call rejects with it. It is a union by `code`, so `switch (error.code)` narrows it. `Body` is the
 * type of the server's answer of an `http-status` error.
 */
export type PlatformError<Body = unknown> = Error & {
  readonly name: 'PlatformError';
  /** uni-app's form: `<api>:fail <message>`. */
  readonly errMsg: string;
} & FactsWith<Body>;

class CallError extends Error {
  constructor({ api, message, cause, ...facts }: PlatformErrorFacts) {
    super(message, { cause });
    const name = 'PlatformError';
    const known = Object.entries(facts).filter(([, fact]) => fact !== undefined);
    const errMsg = `${api}:fail ${message}`;
    Object.assign(this, Object.fromEntries(known), { name, api, errMsg });
    if (import.meta.env.DEV) nameInStack(this, api, message);
  }
}

/** Development only: Chromium logs the stack of an error that nobody handles. Its first line then names the call. */
function nameInStack(error: Error, api: string, message: string): void {
  // Node and Chromium may write another class name.
  const { stack = '' } = error;
  const usual = `${stack.slice(0, stack.indexOf(':'))}: ${message}`;
  const title = `PlatformError: ${api}:fail ${message}`;
  if (stack.startsWith(usual)) error.stack = title + stack.slice(usual.length);
}

export const PlatformError = CallError as unknown as {
  new (facts: PlatformErrorFacts): PlatformError;
  readonly prototype: Error;
};

/** Compares names and not classes: an app may hold two copies of this package. */
export function isPlatformError(error: unknown): error is PlatformError;
export function isPlatformError<C extends PlatformErrorCode, Body = unknown>(
  error: unknown,
  code: C,
): error is Extract<PlatformError<Body>, { readonly code: C }>;
export function isPlatformError(error: unknown, code?: PlatformErrorCode): error is PlatformError {
  const isOne = error instanceof Error && error.name === 'PlatformError';
  return isOne && (code === undefined || (error as PlatformError).code === code);
}

/** Refusals without a mistake: a double tap, a newer navigation, a page that the user keeps open. */
export function isUsualRefusal(error: unknown): error is PlatformError {
  return isPlatformError(error) && USUAL_REFUSALS.includes(error.code);
}

/**
 * Returns the same promise for callers that may not await it: a usual refusal never becomes an unhandled rejection
 * [S2.5]. Awaiting the promise still rejects, and so does a promise that is derived from it.
 */
export function quietly<T>(call: Promise<T>): Promise<T> {
  const promise = new Promise<T>((resolve, reject) => {
    call.then(resolve, (error: unknown) => {
      // A handler marks the promise as handled, so other errors must not get one.
      if (isUsualRefusal(error)) promise.catch(() => {});
      reject(error);
    });
  });
  return promise;
}

/** Turns anything that a call threw into its PlatformError. */
export function toPlatformError(api: string, error: unknown): PlatformError {
  if (!isPlatformError(error)) {
    const message = (error instanceof Error && error.message) || 'failed';
    return new PlatformError({ code: 'failed', api, message, cause: error });
  }
  return error.api === api ? error : renamed(api, error);
}

/** The same error under the name of the call that the product made. */
function renamed(api: string, error: PlatformError): PlatformError {
  const { code, message } = error;
  const { parameter, response, limit } = error as PlatformErrorDetails;
  return new PlatformError({ code, api, message, cause: error, parameter, response, limit });
}

/** For synchronous calls: they throw where the mistake was made. `parameter` is the one at fault. */
export function refuseUnless(
  fine: boolean,
  api: string,
  message: string,
  parameter?: string,
): void {
  if (!fine) throw new PlatformError({ code: 'invalid', api, message, parameter });
}

export function requireListener(api: string, listener: unknown): void {
  const message = 'parameter.listener should be a function';
  refuseUnless(typeof listener === 'function', api, message, 'listener');
}
