import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it stands, a line a rule; some rules only where the others have been asked. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const found = await look(page, rules);
  if (found.length === 0) return found;
  // What slid over something else in that moment is no fault; what is one is still there.
  await page.waitForTimeout(1000);
  return look(page, rules);
}

async function look(page: Page, rules: string[] | undefined): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async (names) => {
    // Colours of another theme are on their way for a moment, and so is what has just come.
    await new Promise(requestAnimationFrame);
    const moving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        return playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1000;
      });
    for (let some = moving(); some.length > 0; some = moving()) {
      await Promise.allSettled(some.map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    }
    // The pages have no frames, and only violations are read: that takes a third of the time.
    const results = await window.axe?.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      ...(names && { runOnly: names }),
    });
    return results?.violations.map(({ id, nodes }) => ({
      id,
      parts: nodes.map(({ html }) => html.slice(0, 160)),
    }));
  }, rules);
  if (!found) throw new Error('axe has not run');
  return found.map(({ id, parts }) => `${id}: ${parts.join(' | ')}`);
}
