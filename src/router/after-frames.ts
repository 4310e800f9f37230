import type { Clock } from './clock';

/** A browser that draws nothing (tab in the background) is not waited for any longer. */
const WATCHDOG = 150;

/** Runs in the frame so many from here; what is in the document now is drawn before the second. The answer cancels it. */
export function afterFrames(clock: Clock, count: number, run: () => void): () => void {
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    cancel();
  };
  const end = () => {
    stop();
    run();
  };
  const wait = (left: number) => {
    frame = requestAnimationFrame(() => (left > 1 ? wait(left - 1) : end()));
  };
  const cancel = clock.after(WATCHDOG, end);
  wait(count);
  return stop;
}
