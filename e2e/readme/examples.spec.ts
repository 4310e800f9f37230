import { expect, type Page, test } from '@playwright/test';
import { violations } from '../support/violations';
import { variantNamed } from '../variants.mjs';
import { type Example, readExamples } from './examples.mjs';
import { layoutProblems, settle } from './look';
import { serveExamples } from './site';
import { phone, watch } from './stage';

const examples = readExamples();
/** The only function without a component. Other functions return an app, which is shown. */
const isCode = ({ name }: Example) => name === 'kit-provider-8';
const shown = examples.filter((example) => example.kind !== 'imports' && !isCode(example));
const origin = `http://localhost:${variantNamed('readme').port}`;

/** An open menu is a layer outside of the landmarks of the page. */
const menus = new Set(['popover-2-open']);

/** Parts that run at the same time. */
const PARTS = 4;

test.use(phone);

test('each README example renders something, except those that are only an import', () => {
  const skipped = examples.filter(({ kind }) => kind === 'imports').map(({ name }) => name);
  for (const name of skipped) console.log(`no picture of ${name}: it has only an import`);
  expect(skipped).toEqual([
    'action-bar-1',
    'back-top-1',
    'card-1',
    'ellipsis-1',
    'floating-panel-1',
    'result-1',
    'share-sheet-1',
    'space-1',
    'watermark-1',
  ]);
  expect(shown.length).toBeGreaterThan(290);
});

for (let part = 0; part < PARTS; part += 1) {
  test(`README examples render without problems, part ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    const size = Math.ceil(shown.length / PARTS);
    const own = shown.slice(part * size, (part + 1) * size);
    test.setTimeout(240_000);
    const seen = watch(page);
    await serveExamples(page.context(), origin);
    await page.clock.setFixedTime('2026-06-10T09:30:00Z');
    await page.goto(origin);
    await page.waitForFunction(() => 'stage' in window);
    expect(await page.evaluate(() => window.stage.strangers), 'values of no example').toEqual([]);
    const found: Record<string, string[]> = {};
    for (const example of own) {
      await page.evaluate((name) => window.stage.show(name), example.name);
      const problems = await look(page, example);
      problems.push(...seen.splice(0));
      if (problems.length > 0) found[example.name] = problems;
    }
    expect(found).toEqual({});
  });
}

async function look(page: Page, { name, opens }: Example) {
  await page.locator('[data-page][data-state="active"]').waitFor();
  const problems = await photograph(page, name);
  if (!opens) return problems;
  await page.getByRole('main').getByRole('button').first().tap();
  return [...problems, ...(await photograph(page, `${name}-open`))];
}

async function photograph(page: Page, name: string) {
  await settle(page);
  const problems = [...(await layoutProblems(page)), ...(await violations(page))].filter(
    (problem) => !(menus.has(name) && problem.startsWith('region: ')),
  );
  // People look at these pictures. They are not compared with others.
  await page.screenshot({ path: `test-results/readme/${name}.png` });
  return problems;
}
