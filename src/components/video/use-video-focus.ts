import { type ComponentProps, useRef, useState } from 'react';

type Owner = Pick<
  ComponentProps<'div'>,
  'onMouseDown' | 'onMouseUp' | 'onFocus' | 'onBlur' | 'onKeyDown'
>;

/** Whether keys are at work in it. A finger leaves the focus on a button as well, but does not hold the controls. */
export function useVideoFocus(owner: Owner) {
  const [isFocused, setFocused] = useState(false);
  const byPointer = useRef(false);
  const handlers: Required<Owner> = {
    // The focus comes between these two, with a finger as well.
    onMouseDown: (event) => {
      owner.onMouseDown?.(event);
      byPointer.current = true;
      setFocused(false);
    },
    onMouseUp: (event) => {
      owner.onMouseUp?.(event);
      byPointer.current = false;
    },
    onFocus: (event) => {
      owner.onFocus?.(event);
      setFocused(!byPointer.current);
    },
    onBlur: (event) => {
      owner.onBlur?.(event);
      byPointer.current = false;
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
    onKeyDown: (event) => {
      owner.onKeyDown?.(event);
      setFocused(true);
    },
  };
  return { isFocused, handlers };
}
