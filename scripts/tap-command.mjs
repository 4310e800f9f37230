/** One session of the DevTools protocol for each page. */
const sessions = new WeakMap();

/**
 * A command for Vitest's browser: a tap at a place of the page. It sends both events at once. On a busy machine two
 * commands from the page can be so far apart that the browser sees a long press.
 *
 * @type {import('vitest/node').BrowserCommand<[x: number, y: number]>}
 */
export const tapAt = async ({ page, context }, x, y) => {
  if (!sessions.has(page)) sessions.set(page, context.newCDPSession(page));
  const session = await sessions.get(page);
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
};
