import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { watchSizes } from '@/shared/browser';
import { type Cut, type EllipsisPosition, longestCut } from './cut-text';

type CutOptions = {
  /** Without it, CSS does the work and nothing is measured. */
  readonly isOn: boolean;
  readonly root: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly rows: number;
  readonly position: EllipsisPosition;
  readonly dots: string;
  /** The words and the class of the button at the end of the last line. */
  readonly button: { readonly text: string; readonly className: string | undefined } | undefined;
};

/** The cut of the text, or null while all of it fits. It measures again on a change of size or font. */
export function useCut({ isOn, root, text, rows, position, dots, button }: CutOptions): Cut | null {
  const [cut, setCut] = useState<Cut | null>(null);
  const [measures, setMeasures] = useState(0);
  const { text: buttonText, className } = button ?? {};

  // A layout effect, so that browsers never paint the whole text first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `measures` counts the changes of size.
  useLayoutEffect(() => {
    const element = root.current;
    // On a hidden page there is no size. It gets one when it is shown, and the observer reports that.
    if (!isOn || !element || element.clientWidth === 0) return;
    const ruler = createRuler(element, dots, buttonText, className);
    const next = ruler.fits({ head: text, tail: '' }, rows, true)
      ? null
      : longestCut(text, position, (part) => ruler.fits(part, rows, false));
    ruler.remove();
    // oxlint-disable-next-line react/set-state-in-effect -- a text can only be measured in the page
    setCut((old) => (old?.head === next?.head && old?.tail === next?.tail ? old : next));
  }, [root, isOn, text, rows, position, dots, buttonText, className, measures]);

  useEffect(() => {
    const element = root.current;
    if (!isOn || !element) return;
    const again = () => setMeasures((count) => count + 1);
    const sizes = watchSizes(again);
    sizes.observe(element);
    // A web font that arrives later is wider or narrower. jsdom has no fonts.
    const fonts = document.fonts as FontFaceSet | undefined;
    fonts?.addEventListener('loadingdone', again);
    return () => {
      sizes.disconnect();
      fonts?.removeEventListener('loadingdone', again);
    };
  }, [root, isOn]);

  return isOn ? cut : null;
}

/** An invisible copy of the element inside it, with the same width and font. */
function createRuler(
  element: HTMLElement,
  dots: string,
  buttonText: string | undefined,
  buttonClass: string | undefined,
) {
  const box = document.createElement('div');
  box.setAttribute('aria-hidden', 'true');
  box.style.cssText = 'position:absolute;visibility:hidden;inset-block-start:0;inset-inline:0';
  const words = document.createTextNode('');
  box.append(words);
  if (buttonText !== undefined) {
    const button = document.createElement('span');
    button.className = buttonClass ?? '';
    button.textContent = buttonText;
    box.append(button);
  }
  element.append(box);
  const button = box.querySelector('span');
  // The real line height: `normal` has no number, and a font may be taller than its own line.
  words.data = 'x';
  button?.remove();
  const line = box.getBoundingClientRect().height;
  if (button) box.append(button);

  return {
    fits: ({ head, tail }: Cut, rows: number, isWhole: boolean) => {
      words.data = isWhole ? head : head + dots + tail;
      if (isWhole) button?.remove();
      else if (button && !button.isConnected) box.append(button);
      // A tall emoji may add some pixels to a line, but not half of a line.
      return box.getBoundingClientRect().height < (rows + 0.5) * line;
    },
    remove: () => box.remove(),
  };
}
