import { PlatformError, type PlatformErrorCode, type PlatformErrorDetails } from './errors';

/** The parameters with all defaults applied, or the reason why the call is refused. */
export type Checked<P> = { readonly value: P } | BadParameter;

/** Why a call is refused. The refusals of navigations are in router/core/refusal.ts. */
export type BadParameter = {
  /** The message of the error. */
  readonly refused: string;
  /** The parameter's name, for example `header.accept`. */
  readonly parameter?: string | undefined;
};

/** The answer of a check that accepts. */
export type CheckedBy<C> = C extends (input: unknown) => Checked<infer P> ? P : never;

/** Makes the error of a call that is refused or fails while it runs. */
export type Fail = (
  code: PlatformErrorCode,
  message: string,
  cause?: unknown,
  details?: PlatformErrorDetails,
) => PlatformError;

/** Makes the `fail` of a call. */
export function failureOf(api: string): Fail {
  return (code, message, cause, details) =>
    new PlatformError({ code, api, message, cause, ...details });
}

/** The error of a call with a bad parameter. */
export function badParameterError(
  fail: Fail,
  { refused, parameter }: BadParameter,
  cause?: unknown,
) {
  return fail('invalid', refused, cause, { parameter });
}
