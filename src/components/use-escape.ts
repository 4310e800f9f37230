import { type RefObject, useEffect, useEffectEvent } from 'react';

const FLOAT = 'data-portico-float';

/** Esc closes what floats, the last one first, and before the layer that it floats above hears of it. */
export function useEscape(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onEscape: () => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const box = element.current;
    const floats = document.querySelectorAll(`[${FLOAT}]`);
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    if (!box || floats[floats.length - 1] !== box || box.closest('[inert]')) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    const box = element.current;
    if (!isOpen || !box) return;
    box.setAttribute(FLOAT, '');
    document.addEventListener('keydown', press, { capture: true });
    return () => {
      box.removeAttribute(FLOAT);
      document.removeEventListener('keydown', press, { capture: true });
    };
  }, [element, isOpen]);
}
