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

/** The violations that axe finds on the page, one line for each rule. `rules` limits the check to some rules. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const found = await look(page, rules);
  if (found.length === 0) return found;
  // A part that slid over another one in that moment is no fault. A real fault is still there later.
  await page.waitForTimeout(1000);
  return look(page, rules);
}

async function look(page: Page, rules: string[] | undefined): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async (names) => {
    // Wait for colours of a new theme and for parts that are still moving in.
    await new Promise(requestAnimationFrame);
    const moving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        return playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1000;
      });
    for (let some = moving(); some.length > 0; some = moving()) {
      await Promise.allSettled(some.map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    }
    // The pages have no frames, and the test reads only violations. That takes a third of the time.
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
