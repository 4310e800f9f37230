import type { BrowserContext } from '@playwright/test';

type Thrown = { readonly text: string; readonly isMoot: boolean };

/** The browser's own messages about what the walk itself does: it makes files and the network fail. */
const BY_BROWSER = [
  /^Failed to load resource/,
  /Failed to fetch dynamically imported module/,
  // The app says which code did not come, or which request found no network.
  /Failed to fetch$/,
  // The script that looks at the screens may not run in the sandbox of a frame.
  /^Blocked script execution in '[^']*\/walk\/frame/,
];

/** The errors that the app or the browser has reported. */
export function createReports(context: BrowserContext) {
  const texts: string[] = [];
  context.on('weberror', (error) => texts.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') texts.push(message.text());
  });

  /** Errors that product code has thrown, also in an earlier document. */
  const known = new Map<string, Thrown>();

  return {
    /** The app reports each error of product code once, and nothing else. Returns what is wrong. */
    judge: (thrown: readonly Thrown[]): string[] => {
      for (const error of thrown) known.set(error.text, error);
      const wrong: string[] = [];
      for (const { text, isMoot } of known.values()) {
        const count = texts.filter((told) => told.includes(text)).length;
        const name = text.replace(/ \[\w+\]$/, '');
        if (count > 1) wrong.push(`"${name}" is reported ${count} times`);
        if (count === 0 && !isMoot) wrong.push(`nobody hears that "${name}"`);
      }
      const isKnown = (told: string) =>
        BY_BROWSER.some((pattern) => pattern.test(told)) ||
        [...known.keys()].some((text) => told.includes(text));
      const others = texts.filter((told) => !isKnown(told));
      return [...wrong, ...others.map((told) => `the console has: ${told.slice(0, 200)}`)];
    },
  };
}
