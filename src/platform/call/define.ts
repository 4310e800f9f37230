import { isLostCode } from '@/shared/lost-code';
import type { PlatformContext } from './context';
import { badParameterError, type Checked, type Fail, failureOf } from './check';
import { toPlatformError } from './errors';
import { codeFailure } from './load';
import { warnOfUnknown } from './param-advice';
import { checkNothing } from './params';
import { take } from './take';
import { type Call, type CallOptions, type Controls, signalIn } from './task';

export type NoParams = { readonly [name: string]: never };

/** Callers may leave the parameters out if none is required. */
export type ParamsArgsOf<Input> = {} extends Input
  ? [params?: Input & CallOptions]
  : [params: Input & CallOptions];

/** An asynchronous call as products see it. */
export type ApiCall<Input, Result, Progress = never> = (
  ...params: ParamsArgsOf<Input>
) => Call<Result, Progress>;

/** The code behind an asynchronous call. `Begun` is the result of the row's `begin`. */
export type Api<Input, Result, Progress = never, Begun = unknown> = (
  context: PlatformContext,
) => (...args: [...ParamsArgsOf<Input>, controls?: Controls<Progress, Begun>]) => Promise<Result>;

type Definition<Params, Result, Progress, Begun> = {
  /** Pure. It applies every default and bound, and refuses with the first mistake. @default no parameters */
  readonly check?: (input: unknown) => Checked<Params>;
  /** Trusts its parameters and reaches the browser only through the context. Long calls obey `controls.signal`. */
  readonly run: (
    context: PlatformContext,
    params: Params,
    fail: Fail,
    controls: Controls<Progress, Begun>,
  ) => Result | Promise<Result>;
};

/** Defines an asynchronous call. It never throws: every failure is a rejection with a PlatformError. */
export function defineApi<Input, Params, Result, Progress = never, Begun = unknown>(
  name: string,
  { check = checkNothing as never, run }: Definition<Params, Result, Progress, Begun>,
): Api<Input, Result, Progress, Begun> {
  const fail = failureOf(name);
  return (context) =>
    async (...args) => {
      const [input, given] = args as unknown as [unknown, Controls<Progress, Begun>?];
      const controls = given ?? noControls();
      try {
        const checked = check(input);
        if (import.meta.env.DEV) warnOfUnknown(context, name, input, check);
        if ('refused' in checked) throw badParameterError(fail, checked);
        if (signalIn(input) === null) {
          const refused = 'parameter.signal should be an AbortSignal';
          throw badParameterError(fail, { refused, parameter: 'signal' });
        }
        // An aborted call still runs if the tap opened something for it, because `run` has to close that.
        if (controls.signal.aborted && controls.begun === undefined) throw fail('abort', 'aborted');
        return await run(context, checked.value, fail, controls);
      } catch (error) {
        throw isLostCode(error) ? codeFailure(context, name, error) : toPlatformError(name, error);
      }
    };
}

type MethodDefinition<Params, Result> = {
  readonly check?: (input: unknown) => Checked<Params>;
  readonly run: (params: Params, fail: Fail) => Result | Promise<Result>;
};

/** Defines a method of an object that a factory returned. It behaves like an asynchronous call. */
export function defineMethod<Input, Params, Result>(
  context: PlatformContext,
  name: string,
  { run, ...rest }: MethodDefinition<Params, Result>,
): (input: Input) => Promise<Result> {
  const method = defineApi<object, Params, Result>(name, {
    ...rest,
    run: (_context, params, fail) => run(params, fail),
  })(context);
  return (input) => method(take(input) as object);
}

/**
 * Defines the methods of one object. `targetOf` gives what a method works on, or throws if that is gone. `plain` is for
 * methods without parameters.
 */
export function methodsOf<T>(
  context: PlatformContext,
  prefix: string,
  targetOf: (fail: Fail) => T,
) {
  const method = <Input, Params, Result>(
    name: string,
    check: (input: unknown) => Checked<Params>,
    run: (target: T, params: Params, fail: Fail) => Result | Promise<Result>,
  ) =>
    defineMethod<Input, Params, Result>(context, prefix + name, {
      check,
      run: (params, fail) => run(targetOf(fail), params, fail),
    });
  const plain = <Result>(name: string, run: (target: T, fail: Fail) => Result | Promise<Result>) =>
    method<void, object, Result>(name, checkNothing, (target, _params, fail) => run(target, fail));
  return { method, plain };
}

/** For calls that the platform makes itself: they cannot be aborted and report no progress. */
function noControls(): Controls<never, never> {
  return { signal: new AbortController().signal, progress: () => {}, watched: () => false };
}
