import { tell } from './emitter';
import type { Env } from './env';
import { PlatformError, toPlatformError } from './errors';
import type { AnyInterceptor, Interceptor } from './interceptors';
import { inTime } from './timers';

/** A call must settle even if an interceptor never answers. */
const ANSWER_MS = 60_000;

/** Sends a call through its interceptors in the order of their registration. It always settles. */
export async function intercept<Result>(
  env: Env,
  api: string,
  interceptors: readonly AnyInterceptor[],
  input: unknown,
  run: (input: unknown) => Promise<Result>,
): Promise<Result> {
  const chain = interceptors as unknown as readonly Interceptor<unknown, Result>[];
  let answer = pass(env, api, chain, input, run);
  for (const { returnValue } of chain)
    if (returnValue) answer = exchange(env, api, answer, returnValue);
  const outcome = await answer.catch((error: unknown) => toPlatformError(api, error));
  for (const { complete } of chain) tell(env, () => complete?.(outcome));
  return answer;
}

async function pass<Result>(
  env: Env,
  api: string,
  chain: readonly Interceptor<unknown, Result>[],
  input: unknown,
  run: (input: unknown) => Promise<Result>,
): Promise<Result> {
  const ask = <T>(start: () => T | Promise<T>) => withPatience(env, api, start);
  try {
    let params = input;
    for (const { invoke } of chain) {
      const answer = await ask(() => invoke?.(params));
      if (answer === false) throw refused(api);
      if (answer !== undefined) params = answer;
    }
    let result = await run(params);
    for (const { success } of chain) result = (await ask(() => success?.(result))) ?? result;
    return result;
  } catch (error) {
    let failure = toPlatformError(api, error);
    for (const { fail } of chain) {
      try {
        const answer = await ask(() => fail?.(failure));
        if (answer !== undefined) return answer as Result;
      } catch (next) {
        failure = toPlatformError(api, next);
      }
    }
    throw failure;
  }
}

async function exchange<Result>(
  env: Env,
  api: string,
  answer: Promise<Result>,
  returnValue: NonNullable<Interceptor<unknown, Result>['returnValue']>,
): Promise<Result> {
  // The time-out starts when the interceptor has an answer to work on.
  await answer.catch(() => {});
  try {
    return (await withPatience(env, api, () => returnValue(answer))) ?? (await answer);
  } catch (error) {
    throw toPlatformError(api, error);
  }
}

function refused(api: string): PlatformError {
  return new PlatformError({ code: 'cancel', api, message: 'refused by an interceptor' });
}

function withPatience<T>(env: Env, api: string, start: () => T | Promise<T>): Promise<T> {
  const late = () => {
    throw new PlatformError({ code: 'timeout', api, message: 'an interceptor did not answer' });
  };
  return inTime(env, { ms: ANSWER_MS, late }, start);
}
