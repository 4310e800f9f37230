import { isPlatformError, type PlatformError } from 'portico';
import { useRef, useState } from 'react';

export type Attempt =
  | { readonly status: 'none' | 'waiting' }
  | { readonly status: 'done'; readonly text: string }
  | { readonly status: 'failed'; readonly error: PlatformError };

/** A call, and how its last try went in words. Of two tries the later one counts. */
export function useAttempt() {
  const [attempt, setAttempt] = useState<Attempt>({ status: 'none' });
  const last = useRef(0);

  const run = async (call: () => Promise<string>) => {
    last.current += 1;
    const turn = last.current;
    setAttempt({ status: 'waiting' });
    const ended = await end(call);
    if (turn === last.current) setAttempt(ended);
  };

  return {
    attempt,
    run: (call: () => Promise<string>) => () => void run(call),
  };
}

async function end(call: () => Promise<string>): Promise<Attempt> {
  try {
    return { status: 'done', text: await call() };
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    return { status: 'failed', error };
  }
}
