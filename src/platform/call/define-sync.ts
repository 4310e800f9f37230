import { type Checked, type Fail, failureOf, refusalOf } from './check';
import type { PlatformContext } from './context';
import { toPlatformError } from './errors';

/** The code behind a synchronous call. */
export type SyncApi<Args extends readonly unknown[], Result> = (
  context: PlatformContext,
) => (...args: Args) => Result;

type SyncDefinition<Params, Result> = {
  /** The parameters' names in their order. */
  readonly params: readonly string[];
  /** Pure, like every check. It receives the parameters as one object. */
  readonly check: (input: unknown) => Checked<Params>;
  readonly run: (context: PlatformContext, params: Params, fail: Fail) => Result;
};

/** Defines a synchronous call. Everything that it throws is a PlatformError. */
export function defineSyncApi<Args extends readonly unknown[], Params, Result>(
  name: string,
  { params, check, run }: SyncDefinition<Params, Result>,
): SyncApi<Args, Result> {
  const fail = failureOf(name);
  return (context) =>
    (...args) => {
      try {
        const checked = check(Object.fromEntries(params.map((key, index) => [key, args[index]])));
        if (!checked.ok) throw refusalOf(fail, checked);
        return run(context, checked.params, fail);
      } catch (error) {
        throw toPlatformError(name, error);
      }
    };
}
