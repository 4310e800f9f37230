import type { PlatformContext } from './context';
import { type Checked, defineApi, type Fail } from './define-api';

type Definition<Params, Result> = {
  readonly check: (input: unknown) => Checked<Params>;
  readonly run: (params: Params, fail: Fail) => Result | Promise<Result>;
};

/** A method of an object that a call has handed out, in the shape of a call. */
export function defineMethod<Input, Params, Result>(
  context: PlatformContext,
  name: string,
  { check, run }: Definition<Params, Result>,
): (input: Input) => Promise<Result> {
  const method = defineApi<object, Params, Result>(name, {
    check,
    run: (_context, params, fail) => run(params, fail),
  })(context);
  return (input) => method(input as object);
}
