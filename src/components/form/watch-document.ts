import type { FormController } from './create-form';

/** Watches the document for a form: its changes, its reset, and the focus that leaves an item. */
export function watchDocument(form: FormController, element: HTMLFormElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onceReleased = watchRelease(signal);
  const { items, fields } = form;

  const unwatch = fields.watch();

  const reset = (event: Event) => {
    if (event.target === element && !event.defaultPrevented) form.resetDone();
  };
  document.addEventListener('reset', reset, { signal });
  // Before the handlers of the product, which may render. A field in a sheet is not in the element of the form.
  const hear = ({ target }: Event) => fields.heard(target as Element);
  for (const kind of ['input', 'change'])
    document.addEventListener(kind, hear, { capture: true, signal });

  const blur = ({ target, relatedTarget }: FocusEvent) => {
    const item = items.owner(target);
    if (!item || items.owner(relatedTarget) === item) return;
    onceReleased(() => {
      // A sheet returns the focus when its mask closes it.
      if (items.owner(document.activeElement) !== item) form.leave(item);
    });
  };
  document.addEventListener('focusout', blur, { signal });

  return () => {
    stop.abort();
    unwatch();
  };
}

/**
 * Runs the callback once no mouse button is down. A press moves the focus before it becomes a click. An error that
 * appears in between could move the button away from the pointer.
 */
function watchRelease(signal: AbortSignal): (callback: () => void) => void {
  let isDown = false;
  const waiting: (() => void)[] = [];
  const press = () => {
    isDown = true;
  };
  const runUnlessAborted = (callback: () => void) => !signal.aborted && callback();
  const release = () => {
    isDown = false;
    for (const callback of waiting.splice(0)) {
      requestAnimationFrame(() => runUnlessAborted(callback));
    }
  };
  document.addEventListener('mousedown', press, { capture: true, signal });
  document.addEventListener('mouseup', release, { capture: true, signal });
  return (callback) => {
    if (isDown) waiting.push(callback);
    // StrictMode mounts a sheet twice: its field loses the focus and has it again at once.
    else queueMicrotask(() => runUnlessAborted(callback));
  };
}
