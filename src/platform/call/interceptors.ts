import { type PlatformError, refuseUnless } from './errors';

type Sometimes<T> = T | undefined | void | Promise<T | undefined | void>;

/** Runs between the caller of a call and the call's code. Each part has up to a minute. */
export type Interceptor<Input, Result> = {
  /** Returns other parameters, or nothing to keep them. `false` refuses the call, and so does an error. */
  readonly invoke?: (params: Input) => Sometimes<Input | false>;
  /** Returns another result, or nothing to keep it. */
  readonly success?: (result: Result) => Sometimes<Result>;
  /** Returns a result that replaces the error, or nothing to keep the error. */
  readonly fail?: (error: PlatformError) => Sometimes<Result>;
  /** Receives the call's promise. Returns another promise or a value, or nothing to keep it. */
  readonly returnValue?: (answer: Promise<Result>) => Sometimes<Result>;
  /** Receives the result or the error. The call does not wait for it. */
  readonly complete?: (outcome: Result | PlatformError) => void;
};

export type AnyInterceptor = Interceptor<never, unknown>;

/** The name of interceptors for every call. */
const EVERY_CALL = '*';

/** Refuses a value that is not an interceptor. Otherwise every later call would fail. */
export function requireInterceptor(api: string, interceptor: unknown): void {
  const fine = typeof interceptor === 'object' && interceptor !== null;
  refuseUnless(fine, api, 'parameter.interceptor should be an object', 'interceptor');
}

/** The arguments of `use`: a name and an interceptor, or an interceptor for every call. */
export function namedInterceptor(api: string, [first, second]: readonly unknown[]) {
  const [name, interceptor] = typeof first === 'string' ? [first, second] : [EVERY_CALL, first];
  requireInterceptor(api, interceptor);
  return [name, interceptor as AnyInterceptor] as const;
}

export type Interceptors = {
  /** Returns a function that removes the interceptor. */
  add(name: string, interceptor: AnyInterceptor): () => void;
  /** Without an interceptor it removes all of the name. */
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
