/**
 * Calls back once no mouse button is down. A press takes the focus away before it is a click: a text that came in
 * between would push the button away from under it.
 */
export function watchRelease(signal: AbortSignal): (callback: () => void) => void {
  let isDown = false;
  const waiting: (() => void)[] = [];
  const press = () => {
    isDown = true;
  };
  const release = () => {
    isDown = false;
    for (const callback of waiting.splice(0)) {
      requestAnimationFrame(() => !signal.aborted && callback());
    }
  };
  document.addEventListener('mousedown', press, { capture: true, signal });
  document.addEventListener('mouseup', release, { capture: true, signal });
  return (callback) => {
    if (isDown) waiting.push(callback);
    else callback();
  };
}
