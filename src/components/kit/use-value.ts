import { useState } from 'react';

type Source<T> = {
  readonly value: T | undefined;
  readonly initial: T;
  readonly onChange?: ((value: T) => void) | undefined;
};

/**
 * Reads and writes a value that is controlled or not. With `value`, the value changes only when the owner passes another
 * one. Without `value`, the component keeps its own. Each write calls `onChange` and renders the component. So if the
 * owner refuses a value, the render also undoes what a drag or the browser has already drawn.
 */
export function useValue<T>({ value, initial, onChange }: Source<T>): [T, (next: T) => void] {
  const [own, setOwn] = useState({ value: initial });
  const set = (next: T) => {
    setOwn({ value: next });
    onChange?.(next);
  };
  return [value === undefined ? own.value : value, set];
}
