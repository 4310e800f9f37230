import type { HistoryDriver } from './history-driver';

/** Once the app is taken down, the history is somebody else's: what was under way neither writes nor travels there. */
export function untilOver(driver: HistoryDriver, isOver: () => boolean): HistoryDriver {
  return {
    current: () => driver.current(),
    length: () => driver.length(),
    href: (url) => driver.href(url),
    listen: (hear) => driver.listen(hear),
    push: (...entry) => !isOver() && driver.push(...entry),
    replace: (...entry) => !isOver() && driver.replace(...entry),
    go: (delta) => {
      if (!isOver()) driver.go(delta);
    },
  };
}
