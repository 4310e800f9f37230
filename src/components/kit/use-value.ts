import { useState } from 'react';

type Source<T> = {
  readonly value: T | undefined;
  readonly initial: T;
  /** The value after the owner has taken its own away: `value` was there and is undefined. @default the last own value */
  readonly empty?: T | undefined;
  readonly onChange?: ((value: T) => void) | undefined;
};

/**
 * Reads and writes a value that is controlled or not. With `value`, the value changes only when the owner passes another
 * one. Without `value`, the component keeps its own. Each write calls `onChange` and renders the component. So if the
 * owner refuses a value, the render also undoes what a drag or the browser has already drawn.
 */
export function useValue<T>({
  value,
  initial,
  empty,
  onChange,
}: Source<T>): [T, (next: T) => void] {
  const [own, setOwn] = useState({ value: initial });
  const [isOwned, setOwned] = useState(value !== undefined);
  if (isOwned !== (value !== undefined)) {
    setOwned(!isOwned);
    if (isOwned && empty !== undefined) setOwn({ value: empty });
  }
  const set = (next: T) => {
    setOwn({ value: next });
    onChange?.(next);
  };
  return [value === undefined ? own.value : value, set];
}
