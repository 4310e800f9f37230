import { useEffect, useRef, useState } from 'react';
import { isPromise } from '@/shared/values';

/**
 * Asks an owner before a change, one question at a time. A promise is waited for; false, a rejection and an error
 * are a no. `forget`: nobody waits for the answer any more.
 */
export function useQuestion() {
  const [isAsking, setAsking] = useState(false);
  const asked = useRef<object>(null);

  const forget = () => {
    asked.current = null;
    setAsking(false);
  };
  useEffect(() => forget, []);

  const ask = (question: () => unknown, onYes: () => void) => {
    if (asked.current) return;
    const answer = attemptOr(false, question);
    if (!isPromise(answer)) {
      if (answer !== false) onYes();
      return;
    }
    asked.current = answer;
    setAsking(true);
    const settle = (isYes: boolean) => {
      if (asked.current !== answer) return;
      forget();
      if (isYes) onYes();
    };
    answer.then(
      (said) => settle(said !== false),
      () => settle(false),
    );
  };
  return { isAsking, ask, forget };
}

function attemptOr<T, F>(fallback: F, call: () => T): T | F {
  try {
    return call();
  } catch {
    return fallback;
  }
}
