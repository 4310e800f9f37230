import { useEffect, useState } from 'react';

/** The value of before, until the new one has not changed for this time. For a search that waits for a pause. */
export function useDebouncedValue<T>(value: T, milliseconds = 300): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
