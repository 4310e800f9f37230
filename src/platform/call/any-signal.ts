/** Aborted with the first of them. AbortSignal.any() is younger than the oldest browsers that are served. */
export function anySignal(signals: readonly (AbortSignal | null | undefined)[]): {
  readonly signal: AbortSignal;
  /** Stops listening to them. */
  end(): void;
} {
  const controller = new AbortController();
  const given = signals.filter((signal) => signal instanceof AbortSignal);
  const abort = () => controller.abort();
  for (const signal of given) {
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  }
  const end = () => {
    for (const signal of given) signal.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, end };
}
