import { type FocusEvent, useMemo, useRef, useState } from 'react';

/** Whether keys are at work in it. A finger leaves the focus on a button as well, but does not hold the controls. */
export function useVideoFocus() {
  const [isFocused, setFocused] = useState(false);
  const byPointer = useRef(false);
  const handlers = useMemo(
    () => ({
      // The focus comes between these two, with a finger as well.
      onMouseDown: () => {
        byPointer.current = true;
        setFocused(false);
      },
      onMouseUp: () => {
        byPointer.current = false;
      },
      onFocus: () => setFocused(!byPointer.current),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        byPointer.current = false;
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
      onKeyDown: () => setFocused(true),
    }),
    [],
  );
  return { isFocused, handlers };
}
