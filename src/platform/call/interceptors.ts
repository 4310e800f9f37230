import { type PlatformError, refuseUnless } from './errors';

type Sometimes<T> = T | undefined | void | Promise<T | undefined | void>;

/** Stands between the callers of an API and its code. Each part may take its time, up to a minute. */
export type Interceptor<Input, Result> = {
  /** Returns other params, or nothing to leave them. false refuses the call, and so does a throw. */
  readonly invoke?: (params: Input) => Sometimes<Input | false>;
  /** Returns another result, or nothing to leave it. */
  readonly success?: (result: Result) => Sometimes<Result>;
  /** Returns a result that makes good the failure, or nothing to leave it. */
  readonly fail?: (error: PlatformError) => Sometimes<Result>;
  /** Gets the answer as the promise that it is. Returns another, or a value, or nothing to leave it. */
  readonly returnValue?: (answer: Promise<Result>) => Sometimes<Result>;
  /** Hears how it ended; the call does not wait. */
  readonly complete?: (outcome: Result | PlatformError) => void;
};

export type AnyInterceptor = Interceptor<never, unknown>;

/** Stands for every name. */
export const EVERY_CALL = '*';

/** One that is none would fail each call that it stands before. */
export function requireInterceptor(api: string, interceptor: unknown): void {
  const fine = typeof interceptor === 'object' && interceptor !== null;
  refuseUnless(fine, api, 'parameter.interceptor should be an object');
}

export type Interceptors = {
  /** Returns its removal. */
  add(name: string, interceptor: AnyInterceptor): () => void;
  /** One that stands under the name; without it all of them. */
  remove(name: string, interceptor?: AnyInterceptor): void;
  of(name: string): readonly AnyInterceptor[];
};

export function createInterceptors(): Interceptors {
  let all: readonly { readonly name: string; readonly interceptor: AnyInterceptor }[] = [];
  return {
    add: (name, interceptor) => {
      const entry = { name, interceptor };
      all = [...all, entry];
      return () => {
        all = all.filter((other) => other !== entry);
      };
    },
    remove: (name, interceptor) => {
      all = all.filter(
        (entry) => entry.name !== name || (interceptor && entry.interceptor !== interceptor),
      );
    },
    of: (name) =>
      all
        .filter((entry) => entry.name === name || entry.name === EVERY_CALL)
        .map((entry) => entry.interceptor),
  };
}
