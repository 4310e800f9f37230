import { useState } from 'react';

type Source<T> = {
  readonly value: T | undefined;
  readonly initial: T;
  readonly onChange?: ((value: T) => void) | undefined;
};

/**
 * Controlled or not, one way to read and to write. With a `value` its owner decides: nothing changes until the
 * owner hands in another one. Without one the component keeps it. The owner is told of each write.
 */
export function useValue<T>({ value, initial, onChange }: Source<T>): [T, (next: T) => void] {
  const [own, setOwn] = useState(initial);
  const set = (next: T) => {
    setOwn(() => next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, set];
}
