import { useState } from 'react';

type Source<T> = {
  readonly value: T | undefined;
  readonly initial: T;
  readonly onChange?: ((value: T) => void) | undefined;
};

/**
 * Controlled or not, one way to read and to write. With a `value` its owner decides: nothing changes until the
 * owner hands in another one. Without one the component keeps it. The owner is told of each write, and the component
 * renders after each: what a finger or the browser has drawn of a value that its owner refuses is taken back by that.
 */
export function useValue<T>({ value, initial, onChange }: Source<T>): [T, (next: T) => void] {
  const [own, setOwn] = useState({ value: initial });
  const set = (next: T) => {
    setOwn({ value: next });
    onChange?.(next);
  };
  return [value === undefined ? own.value : value, set];
}
