import type { PlatformContext } from './context';
import type { Checked, Fail } from './define-api';
import { PlatformError, toPlatformError } from './errors';

/** The code behind a call that answers at once. Its params come one by one, and a failure is thrown. */
export type SyncApi<Args extends readonly unknown[], Result> = (
  context: PlatformContext,
) => (...args: Args) => Result;

type Definition<Params, Result> = {
  /** What the params are called, in their order. */
  readonly params: readonly string[];
  /** Pure, as of every API; gets the params as one object. */
  readonly check: (input: unknown) => Checked<Params>;
  readonly run: (context: PlatformContext, params: Params, fail: Fail) => Result;
};

/** The shape of the few calls that do not wait. All they throw is a PlatformError. */
export function defineSyncApi<Args extends readonly unknown[], Params, Result>(
  name: string,
  { params, check, run }: Definition<Params, Result>,
): SyncApi<Args, Result> {
  const fail: Fail = (code, message, cause) =>
    new PlatformError({ code, api: name, message, cause });

  return (context) =>
    (...args) => {
      try {
        const checked = check(Object.fromEntries(params.map((key, index) => [key, args[index]])));
        if (!checked.ok) throw fail(checked.code, checked.message);
        return run(context, checked.params, fail);
      } catch (error) {
        throw toPlatformError(name, error);
      }
    };
}
