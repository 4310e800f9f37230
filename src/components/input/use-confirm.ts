import { type KeyboardEvent, useRef } from 'react';

type ConfirmOptions = {
  onConfirm: ((value: string) => void) | undefined;
  /** Stays in the field. */
  hold: boolean;
};

/** Enter confirms, but not the one that ends an IME composition. */
export function useConfirm({ onConfirm, hold }: ConfirmOptions) {
  const isDown = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // Safari sends it after the end of the composition, and only its number (229) tells.
      const ofIme = event.nativeEvent.isComposing || event.keyCode === 229;
      if (event.key !== 'Enter' || ofIme || event.repeat || event.defaultPrevented) return;
      isDown.current = true;
      onConfirm?.(event.currentTarget.value);
    },
    onKeyUp: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter' || !isDown.current) return;
      isDown.current = false;
      // Not at the press: a field that has lost the focus by then does not submit its form.
      if (!hold) event.currentTarget.blur();
    },
  };
}
