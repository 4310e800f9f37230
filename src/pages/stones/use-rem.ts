import { useState } from 'react';

/** Pixels of one rem: people who read large text have larger rows. */
export function useRem(): number {
  const [rem] = useState(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  return rem;
}
