import type { PlatformContext } from './context';
import { PlatformError, type PlatformErrorCode, toPlatformError } from './errors';
import { isLostCode } from '@/shared/lost-code';
import { codeFailure } from './load-once';
import { type Call, type CallOptions, type Controls, signalIn } from './task';
import { warnOfUnknown } from './unknown-params';

export type Checked<P> =
  | { readonly ok: true; readonly params: P }
  | { readonly ok: false; readonly code: PlatformErrorCode; readonly message: string };

/** Makes the error of a call that is refused or fails while it runs. */
export type Fail = (code: PlatformErrorCode, message: string, cause?: unknown) => PlatformError;

export type NoParams = { readonly [name: string]: never };

/** Callers leave the params out where none is required. */
export type ParamsArgsOf<Input> = {} extends Input
  ? [params?: Input & CallOptions]
  : [params: Input & CallOptions];

/** A call as callers see it. */
export type ApiCall<Input, Result, Progress = never> = (
  ...params: ParamsArgsOf<Input>
) => Call<Result, Progress>;

/** The code behind a call. */
export type Api<Input, Result, Progress = never> = (
  context: PlatformContext,
) => (...args: [...ParamsArgsOf<Input>, controls?: Controls<Progress>]) => Promise<Result>;

type Definition<Params, Result, Progress> = {
  /** Pure: applies every default and clamp, and the first thing that is wrong is the refusal. */
  readonly check: (input: unknown) => Checked<Params>;
  /** Trusts its params and reaches the browser only through the context. Long ones heed the signal. */
  readonly run: (
    context: PlatformContext,
    params: Params,
    fail: Fail,
    controls: Controls<Progress>,
  ) => Result | Promise<Result>;
};

/** The one shape of a platform call. Nothing is thrown outside its promise. */
export function defineApi<Input, Params, Result, Progress = never>(
  name: string,
  { check, run }: Definition<Params, Result, Progress>,
): Api<Input, Result, Progress> {
  const fail: Fail = (code, message, cause) =>
    new PlatformError({ code, api: name, message, cause });

  return (context) =>
    async (...args) => {
      const [input, controls = alone()] = args as unknown as [unknown, Controls<Progress>?];
      try {
        const checked = check(input);
        if (import.meta.env.DEV) warnOfUnknown(context, name, input, check);
        if (!checked.ok) throw fail(checked.code, checked.message);
        if (signalIn(input) === null)
          throw fail('invalid', 'parameter.signal should be an AbortSignal');
        // Nobody waits any more. What was begun in the tap has still to be put away.
        if (controls.signal.aborted && controls.begun === undefined) throw fail('abort', 'aborted');
        return await run(context, checked.params, fail, controls);
      } catch (error) {
        throw isLostCode(error) ? codeFailure(context, name, error) : toPlatformError(name, error);
      }
    };
}

/** For a call that nobody watches. */
function alone(): Controls<unknown> {
  return { signal: new AbortController().signal, progress: () => {} };
}
