import type { PlatformError } from './errors';

type Sometimes<T> = T | undefined | void | Promise<T | undefined | void>;

/** Stands between the callers of an API and its code. Each part may take its time, up to a minute. */
export type Interceptor<Input, Result> = {
  /** Returns other params, or nothing to leave them. false refuses the call, and so does a throw. */
  readonly invoke?: (params: Input) => Sometimes<Input | false>;
  /** Returns another result, or nothing to leave it. */
  readonly success?: (result: Result) => Sometimes<Result>;
  /** Returns a result that makes good the failure, or nothing to leave it. */
  readonly fail?: (error: PlatformError) => Sometimes<Result>;
};

export type AnyInterceptor = Interceptor<never, unknown>;

export type Interceptors = {
  /** Returns its removal. */
  add(name: string, interceptor: AnyInterceptor): () => void;
  of(name: string): readonly AnyInterceptor[];
};

export function createInterceptors(): Interceptors {
  const all: { readonly name: string; readonly interceptor: AnyInterceptor }[] = [];
  return {
    add: (name, interceptor) => {
      const entry = { name, interceptor };
      all.push(entry);
      return () => {
        const index = all.indexOf(entry);
        if (index >= 0) all.splice(index, 1);
      };
    },
    of: (name) => all.filter((entry) => entry.name === name).map((entry) => entry.interceptor),
  };
}
