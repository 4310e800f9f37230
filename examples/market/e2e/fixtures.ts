import { test as base, expect } from '@playwright/test';

export { expect };

/** The browser reports each failed request, also one that the test wants to fail. */
const isOfRequest = (text: string) => /Failed to load resource|WebSocket connection to/.test(text);

/** The market in a browser. An error of the page, or an error in its console, fails the test. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ context }, provide) => {
      const faults: string[] = [];
      context.on('weberror', (event) => {
        const error = event.error();
        faults.push(error.stack ?? String(error));
      });
      context.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && !isOfRequest(text)) faults.push(text);
      });
      await provide(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
