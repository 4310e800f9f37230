import { expect, type Locator, type Page, test } from '@playwright/test';
import { variantNamed } from '../variants.mjs';
import { type Example, readExamples, readGuideExamples } from './examples.mjs';
import { settle } from './look';
import { serveExamples } from './site';
import { phone, watch } from './stage';

const origin = `http://localhost:${variantNamed('readme').port}`;
const guides = readGuideExamples();
const shown = [...readExamples(), ...guides].filter(
  ({ kind, name }) => kind !== 'imports' && name !== 'kit-provider-8',
);

/** Parts that run at the same time. */
const PARTS = 6;

test.use(phone);

/** The value of these comes from the caller, which does not keep what the user chooses. */
const keptElsewhere = new Set(['checkbox-2']);

const TEXT_FIELDS = [
  'input:not([type])',
  ...['text', 'search', 'tel', 'url', 'email', 'password', 'number'].map(
    (type) => `input[type="${type}"]`,
  ),
  'textarea',
]
  .map((field) => `${field}:not([readonly], [disabled], [aria-hidden="true"]):visible`)
  .join();

const CHOICES = ['radio', 'checkbox']
  .map((type) => `input[type="${type}"]:not(:checked):not([disabled])`)
  .join();

/** The letters and digits of a text. Fields group digits, and use the separators of the language. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Two characters: some examples check a code as soon as it is complete. */
async function sampleFor(field: Locator): Promise<string> {
  const kinds = await field.evaluate((element) => {
    const { inputMode, type } = element as HTMLInputElement;
    return [inputMode, type];
  });
  // `none`: the kit's own keyboard, which has digits.
  const ofNumbers = ['numeric', 'decimal', 'tel', 'number', 'none'];
  return kinds.some((kind) => ofNumbers.includes(kind)) ? '12' : 'pl';
}

/** Types into each text field as a user does. Returns the texts by the place of their field. */
async function typeEverywhere(page: Page, problems: string[]): Promise<string[]> {
  const fields = page.getByRole('main').locator(TEXT_FIELDS);
  const texts: string[] = [];
  for (let at = 0; at < (await fields.count()); at += 1) {
    const field = fields.nth(at);
    const sample = await sampleFor(field);
    await field.tap();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(sample);
    const text = await field.inputValue();
    if (!bare(text).includes(sample)) problems.push(`field ${at} has "${text}", not "${sample}"`);
    // A number field may bring the number into its limits, or write it in the usual way.
    await field.blur();
    texts.push(await field.inputValue());
  }
  return texts;
}

async function choose(page: Page, problems: string[]) {
  const choice = page.getByRole('main').locator(CHOICES).first();
  if ((await choice.count()) === 0) return;
  await choice.evaluate((element) => element.setAttribute('data-chosen', ''));
  // The box itself may be drawn by the label.
  await page.locator('label:has([data-chosen]), [data-chosen]').first().tap();
  const chosen = page.locator('[data-chosen]');
  if ((await chosen.count()) > 0 && !(await chosen.isChecked())) {
    problems.push('the choice is not chosen after a tap');
  }
}

/** Another page opens on top, and the user comes back. */
async function leaveAndReturn(page: Page, texts: readonly string[], problems: string[]) {
  const start = page.url();
  await page.evaluate(() => window.location.assign('#/elsewhere'));
  await expect(page.getByRole('main').locator(TEXT_FIELDS)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect(page.locator('[data-page][data-state="active"]')).toBeVisible();
  await settle(page);
  problems.push(...(await lost(page, texts)).map((text) => `${text} after another page`));
}

async function lost(page: Page, texts: readonly string[]): Promise<string[]> {
  const fields = page.getByRole('main').locator(TEXT_FIELDS);
  const values = await fields.evaluateAll((all) =>
    all.map((element) => (element as HTMLInputElement).value),
  );
  return texts.flatMap((text, at) =>
    bare(values[at] ?? '') === bare(text) ? [] : [`field ${at} has "${values[at]}", not "${text}"`],
  );
}

async function reload(page: Page, { name }: Example, texts: readonly string[], problems: string[]) {
  await page.reload();
  await page.waitForFunction(() => 'stage' in window);
  await page.evaluate((own) => window.stage.resume(own), name);
  await page.locator('[data-page][data-state="active"]').waitFor();
  await settle(page);
  problems.push(...(await lost(page, texts)).map((text) => `${text} after a reload`));
}

/** The servers of the examples do not exist, so a form may tell the console that nothing answered. */
async function submit(page: Page, seen: string[], problems: string[]) {
  const button = page.getByRole('main').locator('button[type="submit"]:not([disabled])').first();
  if ((await button.count()) === 0) return;
  await button.tap();
  await settle(page);
  if (
    (await page.locator('[data-page][data-state="active"] [data-page-content] *').count()) === 0
  ) {
    problems.push('the page is empty after the submission');
  }
  problems.push(...seen.splice(0).filter((text) => text.startsWith('uncaught')));
}

async function use(page: Page, example: Example, seen: string[]): Promise<string[]> {
  const problems: string[] = [];
  await page.evaluate((name) => window.stage.show(name), example.name);
  await page.locator('[data-page][data-state="active"]').waitFor();
  await settle(page);
  const texts = await typeEverywhere(page, problems);
  if (!keptElsewhere.has(example.name)) await choose(page, problems);
  if (texts.length === 0) return problems;
  await leaveAndReturn(page, texts, problems);
  if (example.keepsDraft) await reload(page, example, texts, problems);
  problems.push(...seen.splice(0));
  await submit(page, seen, problems);
  return problems;
}

test('each guide example with a field is used', () => {
  expect(guides.map(({ name }) => name)).toEqual([
    'guides-actions-that-arrive-5',
    'guides-data-3',
    'guides-forms-1',
    'guides-forms-2',
    'guides-forms-4',
    'guides-passkeys-3',
    'guides-sign-in-1',
    'guides-uploads-1',
    'migrate-antd-mobile-react-router-2',
    'platform-device-2',
    'router-drafts-and-scroll-1',
    'router-drafts-and-scroll-2',
    'router-guards-and-sign-in-3',
    'router-overlays-and-back-2',
    'router-params-and-schemas-5',
    'router-params-and-schemas-6',
    'router-recipes-3',
  ]);
});

for (let part = 0; part < PARTS; part += 1) {
  test(`examples take what users type and choose, part ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    page.setDefaultTimeout(15_000);
    const own = shown.filter((_, index) => index % PARTS === part);
    const seen = watch(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await serveExamples(page.context(), origin);
    await page.goto(origin);
    await page.waitForFunction(() => 'stage' in window);
    const found: Record<string, string[]> = {};
    for (const example of own) {
      const problems = await use(page, example, seen).catch((error: Error) => [error.message]);
      problems.push(...seen.splice(0));
      if (problems.length > 0) found[example.name] = problems;
    }
    expect(found).toEqual({});
  });
}
