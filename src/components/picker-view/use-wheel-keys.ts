import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { findTyped, type Named } from './find-typed';

type Wheel = {
  readonly rows: Named;
  readonly target: RefObject<number>;
  readonly step: (by: number) => void;
  readonly choose: (row: number) => void;
};

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 5,
  PageUp: -5,
  End: 1e9,
  Home: -1e9,
};
/** A pause in typing begins a new word. Milliseconds. */
const PAUSE = 800;

/** Arrows, pages, ends, and the letters and digits of a row's name. */
export function useWheelKeys({ rows, target, step, choose }: Wheel) {
  const word = useRef({ text: '', time: 0 });

  return (event: KeyboardEvent) => {
    const { key, timeStamp } = event;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = STEPS[key];
    if (by === undefined && key.length !== 1) return;
    // A space is a part of a word that has begun, and else nothing; the page does not scroll.
    event.preventDefault();
    if (by !== undefined) return step(by);
    const { text, time } = word.current;
    const before = timeStamp - time < PAUSE ? text : '';
    word.current = { text: (before + key).trimStart(), time: timeStamp };
    if (word.current.text) choose(findTyped(rows, word.current.text, target.current));
  };
}
