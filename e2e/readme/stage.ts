import type { ConsoleMessage, Page, PlaywrightTestOptions } from '@playwright/test';
import type { Stage } from './main';

declare global {
  interface Window {
    stage: Stage;
  }
}

/** The phone that shows the examples. */
export const phone: Partial<PlaywrightTestOptions> = {
  viewport: { width: 390, height: 844 },
  locale: 'en-US',
  timezoneId: 'UTC',
  colorScheme: 'light',
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
};

/** Collects what the page writes to the console, and errors that nobody handles. */
export function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) seen.push(`console: ${message.text()}`);
  });
  return seen;
}
