/* global document, performance, requestAnimationFrame, PerformanceObserver */

/**
 * Runs inside the page, before anything else, and looks at every frame. Something counts as painted at the
 * beginning of the frame after the one that found it in the document: by then that one has been drawn.
 */
export function installProbe(row) {
  const isShown = (selector) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
  const isTappable = (selector) => {
    const element = document.querySelector(selector);
    const box = element?.getBoundingClientRect();
    const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return element !== null && element === hit;
  };
  const nextFrame = () => new Promise(requestAnimationFrame);

  const isAtRest = ({ appears, goes }) => isShown(appears) && !isShown(goes) && !isMoving();

  const frameWith = async (isThere) => {
    while (!isThere()) await nextFrame();
    return nextFrame();
  };

  const longTasks = [];
  new PerformanceObserver((list) => {
    longTasks.push(
      ...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })),
    );
  }).observe({ type: 'longtask', buffered: true });

  const touched = () =>
    new Promise((resolve) => {
      const options = { capture: true, passive: true, once: true };
      document.addEventListener('touchend', ({ timeStamp }) => resolve(timeStamp), options);
    });

  const collectFrames = () => {
    const times = [];
    let running = true;
    const collect = (time) => {
      times.push(time);
      if (running) requestAnimationFrame(collect);
    };
    requestAnimationFrame(collect);
    return {
      stop: () => {
        running = false;
      },
      /** How long the frames took of which some part lies after `start`. */
      lengthsSince: (start) =>
        times
          .slice(1)
          .map((time, index) => ({ time, length: time - times[index] }))
          .filter(({ time }) => time > start)
          .map(({ length }) => length),
    };
  };

  /** How long so many frames took. */
  const frames = async (count) => {
    const lengths = [];
    for (let last = await nextFrame(); lengths.length < count; ) {
      const now = await nextFrame();
      lengths.push(now - last);
      last = now;
    }
    return lengths;
  };

  /** From the next touch until `appears` is painted, and until `goes` is gone and nothing moves any more. */
  const watch = async (expected) => {
    const seen = collectFrames();
    const start = await touched();
    const [painted, settled] = await Promise.all([
      frameWith(() => isShown(expected.appears)),
      frameWith(() => isAtRest(expected)),
    ]);
    seen.stop();
    const lengths = seen.lengthsSince(start);
    return { start, painted: painted - start, settled: settled - start, lengths };
  };

  /** Clicks one after the other, each when the one before has settled, but not faster than one every `pace` ms. */
  const press = async (steps, pace = 0) => {
    for (const { selector, ...expected } of steps) {
      const start = performance.now();
      [...document.querySelectorAll(selector)].find((one) => one.checkVisibility()).click();
      do await nextFrame();
      while (!isAtRest(expected) || performance.now() - start < pace);
    }
  };

  const loadFirstScreen = async () => {
    const firstRow = await frameWith(() => isTappable(row));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { firstRow, firstPaint: paint?.startTime ?? firstRow };
  };

  window.bench = { watch, press, frames, longTasks, firstScreen: loadFirstScreen() };
}
