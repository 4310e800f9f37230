/** What every call takes besides its own params. */
export type CallOptions = {
  /** Ends the call early: it rejects with code abort [S8.2]. */
  readonly signal?: AbortSignal | undefined;
};

export type Abortable<Result> = Promise<Result> & {
  /** Ends the call early: it rejects with code abort [S8.2]. After its end this does nothing. */
  abort(): void;
};

/** A long call: how far it is can be watched. */
export type Task<Result, Progress> = Abortable<Result> & {
  /** Returns its cancel. */
  onProgress(listener: (progress: Progress) => void): () => void;
};

export type Call<Result, Progress> = [Progress] extends [never]
  ? Abortable<Result>
  : Task<Result, Progress>;

/** The other end of a task: what the code behind a call holds. */
export type Controls<Progress> = {
  /** Aborted when nobody waits any more. The call has rejected by then; what it holds must be let go. */
  readonly signal: AbortSignal;
  progress(now: Progress): void;
  /** Whether anyone listens to it; where that is not known, someone does. */
  watched?(): boolean;
  /** What was begun for the call before its code was there; undefined when nothing was. */
  readonly begun?: unknown;
};

/** The signal among a call's params; null when something else stands in its place. */
export function signalIn(input: unknown): AbortSignal | null | undefined {
  const has = typeof input === 'object' && input !== null && 'signal' in input;
  if (!has || input.signal === undefined) return undefined;
  return input.signal instanceof AbortSignal ? input.signal : null;
}
