/* global document, performance, requestAnimationFrame, addEventListener */

/**
 * Runs inside the page, before React. Counts the commits of React by the hook for its developer tools, in the production
 * build. Records for each frame the value on the screen, as a script reads it.
 */
export function installFrameProbe() {
  let commits = 0;
  const developerTools = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => {},
    onCommitFiberRoot: () => {
      commits += 1;
    },
    onCommitFiberUnmount: () => {},
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: developerTools });

  // Not touch events: if their element has left the document, their end reaches no listener here.
  let finger = 'before';
  const options = { capture: true, passive: true };
  const lands = () => {
    finger = 'lands';
    performance.mark('bench:begin');
  };
  const lifts = () => {
    finger = 'lifts';
  };
  addEventListener('pointerdown', lands, options);
  addEventListener('pointerup', lifts, options);

  let left = Number.POSITIVE_INFINITY;
  /** So many frames more. */
  const end = (rest) => {
    left = rest;
  };

  /** From the next finger on. */
  const record = (read) =>
    new Promise((resolve) => {
      const frames = [];
      const start = { commits, rows: window.renderedRows ?? 0 };
      let last = { time: performance.now(), commits, value: read() };
      finger = 'before';
      left = Number.POSITIVE_INFINITY;
      const look = (time) => {
        const now = { time, commits, value: read() };
        if (finger !== 'before') {
          frames.push({
            finger,
            length: time - last.time,
            commits: now.commits - last.commits,
            isOther: now.value !== last.value,
          });
        }
        finger = { lands: 'down', lifts: 'gone' }[finger] ?? finger;
        last = now;
        left -= 1;
        if (left > 0) {
          requestAnimationFrame(look);
          return;
        }
        performance.mark('bench:end');
        const rows = (window.renderedRows ?? 0) - start.rows;
        resolve({ frames, commits: commits - start.commits, rows });
      };
      requestAnimationFrame(look);
    });

  const values = {
    slide: () =>
      document.querySelector('[aria-roledescription="slide"][data-state="shown"]')?.dataset.cell,
    number: () => document.querySelector('input[type="range"]')?.value,
    firstRow: () => document.querySelector('[aria-posinset]')?.ariaPosInSet,
  };

  const nextFrame = () => new Promise(requestAnimationFrame);

  /** From the next touch that ends until it is painted: how long, and the frames until the one that drew it. The same of what is in it. */
  const opening = async (layer, content) => {
    const isShown = (selector) =>
      document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
    const start = await new Promise((resolve) => {
      addEventListener('touchend', ({ timeStamp }) => resolve(timeStamp), {
        ...options,
        once: true,
      });
    });
    let count = 0;
    do {
      await nextFrame();
      count += 1;
    } while (!isShown(layer));
    const isFull = isShown(content);
    const painted = (await nextFrame()) - start;
    if (isFull) return { frames: count, painted, full: painted };
    while (!isShown(content)) await nextFrame();
    return { frames: count, painted, full: (await nextFrame()) - start };
  };

  window.frameProbe = { opening, record: (value) => record(values[value]), end };
}
