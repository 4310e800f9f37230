import { createFlights } from '@/platform/network/create-flights';

/** What is known under a key, else what comes of asking. */
export type Memory<T> = (
  key: string,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/** Remembers so many answers, no failures. Equal questions at one time are asked once. */
export function createMemory<T>(limit: number): Memory<T> {
  const known = new Map<string, T>();
  const flights = createFlights<T>();

  const keep = (key: string, answer: T) => {
    known.delete(key);
    known.set(key, answer);
    const [oldest] = known.keys();
    if (known.size > limit && oldest !== undefined) known.delete(oldest);
    return answer;
  };

  return async (key, signal, ask) => {
    if (known.has(key)) return keep(key, known.get(key) as T);
    return keep(key, await flights.join(key, signal, () => {}, ask));
  };
}
