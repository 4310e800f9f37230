import { isMotionReduced } from '@/shared/browser';
import { focusableIn } from './controls';

/** Frames in which what was folded away has to open. */
const PATIENCE = 10;

/** Opens what is folded away over a field, and puts the focus into the field. `onLost`: it can not be reached. */
export function leadTo(field: HTMLElement, onLost: () => void): void {
  const isFolded = unfold(field);
  const go = (frames: number) => {
    focusableIn(field)?.focus({ preventScroll: true });
    if (field.contains(document.activeElement)) return show(field);
    if (frames > 0) requestAnimationFrame(() => go(frames - 1));
    else onLost();
  };
  go(isFolded ? PATIENCE : 0);
}

function show(field: HTMLElement) {
  const still = isMotionReduced();
  field.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
}

/** As the browser's search does that finds words in there. Answers whether there was anything to open. */
function unfold(field: HTMLElement): boolean {
  let isFolded = false;
  for (let box = field.parentElement; box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement && !box.open) box.open = true;
    else if (box.hidden) box.dispatchEvent(new Event('beforematch', { bubbles: true }));
    else continue;
    isFolded = true;
  }
  return isFolded;
}
