import type { PlatformContext } from './context';
import { PlatformError, type PlatformErrorCode, toPlatformError } from './errors';

export type Checked<P> =
  | { readonly ok: true; readonly params: P }
  | { readonly ok: false; readonly code: PlatformErrorCode; readonly message: string };

/** Makes the error of a call that is refused or fails while it runs. */
export type Fail = (code: PlatformErrorCode, message: string, cause?: unknown) => PlatformError;

export type NoParams = { readonly [name: string]: never };

/** Callers leave the params out where none is required. */
export type ApiCall<Input, Result> = (
  ...input: {} extends Input ? [params?: Input] : [params: Input]
) => Promise<Result>;

export type Api<Input, Result> = (context: PlatformContext) => ApiCall<Input, Result>;

type Definition<Params, Result> = {
  /** Pure: applies every default and clamp, and the first thing that is wrong is the refusal. */
  readonly check: (input: unknown) => Checked<Params>;
  /** Trusts its params and reaches the browser only through the context. */
  readonly run: (context: PlatformContext, params: Params, fail: Fail) => Result | Promise<Result>;
};

/** The one shape of a platform call. Nothing is thrown outside its promise. */
export function defineApi<Input, Params, Result>(
  name: string,
  { check, run }: Definition<Params, Result>,
): Api<Input, Result> {
  const fail: Fail = (code, message, cause) =>
    new PlatformError({ code, api: name, message, cause });

  return (context) =>
    async (...[input]) => {
      try {
        const checked = check(input);
        if (!checked.ok) throw fail(checked.code, checked.message);
        return await run(context, checked.params, fail);
      } catch (error) {
        throw toPlatformError(name, error);
      }
    };
}
