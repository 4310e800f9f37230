// How many source files one action runs through: `npm run flows`, or `npm run flows -- --list navigate` for their names.
// Counted on the unbundled dev server with the browser's coverage, after everything that is fetched late has come.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { alias } from '../scripts/aliases.mjs';
import { findBrowser } from '../scripts/find-browser.mjs';
import { orGiveUp } from '../scripts/or-give-up.mjs';

const root = fileURLToPath(new URL('./flows', import.meta.url));
const sources = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * The actions of the user, each with the number of files that it should not exceed. A tap on a button that does
 * nothing runs through some files too: the app listens to every tap.
 */
const actions = [
  { name: 'nothing', aim: 0, run: tap('nothing') },
  { name: 'navigate', aim: 40, run: tap('navigate') },
  { name: 'back', aim: 40, run: (page) => page.goBack() },
  { name: 'switchTab', aim: 40, run: tap('switchTab'), after: tap('home') },
  { name: 'showToast', aim: 24, run: tap('showToast') },
  { name: 'request', aim: 16, run: tap('request') },
  { name: 'setStorage', aim: 14, run: tap('setStorage') },
  { name: 'getStorage', aim: 12, run: tap('getStorage') },
  { name: 'dragSlider', aim: 10, before: tap('fields'), run: dragSlider, after: goBack },
  { name: 'pickDate', aim: 20, before: tap('fields'), run: pickDate, after: goBack },
];

function tap(name) {
  return (page) =>
    page.locator('[data-state="active"]').getByRole('button', { name, exact: true }).tap();
}

function goBack(page) {
  return page.goBack();
}

async function dragSlider(page) {
  const { x, y, width, height } = await page.getByRole('slider').boundingBox();
  const session = await page.context().newCDPSession(page);
  const touch = (type, points) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x: x + width / 4, y: y + height / 2 }]);
  for (const part of [0.3, 0.4, 0.5])
    await touch('touchMove', [{ x: x + width * part, y: y + height / 2 }]);
  await touch('touchEnd', []);
}

/** Opens the sheet, turns the wheel of the days by one, and confirms. */
async function pickDate(page) {
  await page.getByRole('button', { name: 'Day' }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('spinbutton').last().or(sheet.getByRole('listbox').last()).last().focus();
  await page.keyboard.press('ArrowDown');
  await sheet.getByRole('button', { name: 'Done' }).tap();
}

/** Long enough for a transition, for idle time, and for code that is fetched late. */
const settled = (page) => page.waitForTimeout(1500);

/** The file of a module that the dev server has sent, as a path below src; null for all others. */
function sourceOf(url) {
  const path = decodeURIComponent(new URL(url, 'http://none').pathname).replace(/^\/@fs/, '');
  return path.startsWith(sources) && /\.tsx?$/.test(path) ? path.slice(sources.length) : null;
}

/** Source file -> the number of its functions that ran. The body of a module is not one of them. */
function filesOf(coverage) {
  const files = new Map();
  for (const { url, functions } of coverage) {
    const file = url && sourceOf(url);
    const ran = functions.filter(({ ranges: [whole] }) => whole.startOffset > 0 && whole.count > 0);
    if (file && ran.length > 0) files.set(file, ran.length);
  }
  return files;
}

async function measure(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const take = async () => (await session.send('Profiler.takePreciseCoverage')).result;
  const rows = [];
  for (const { name, aim, before, run, after } of actions) {
    await before?.(page);
    await settled(page);
    await take();
    await run(page);
    await settled(page);
    rows.push({ name, aim, files: filesOf(await take()) });
    await after?.(page);
  }
  return rows;
}

function print(rows, listed) {
  const ofTap = rows.find(({ name }) => name === 'nothing')?.files ?? new Map();
  console.log('action       files  aim  beyond a tap  in src/router  functions');
  for (const { name, aim, files } of rows) {
    const inRouter = [...files.keys()].filter((file) => file.startsWith('router/')).length;
    const functions = [...files.values()].reduce((sum, count) => sum + count, 0);
    const beyondTap = [...files.keys()].filter((file) => !ofTap.has(file)).length;
    const cells = [
      String(files.size).padStart(5),
      String(aim).padStart(3),
      String(beyondTap).padStart(12),
    ];
    console.log(
      `${name.padEnd(12)} ${cells.join('  ')}  ${String(inRouter).padStart(13)}  ${String(functions).padStart(9)}`,
    );
  }
  const row = rows.find(({ name }) => name === listed);
  for (const file of [...(row?.files.keys() ?? [])].sort()) console.log(`  ${file}`);
}

const options = { list: { type: /** @type {const} */ ('string') } };
const { values } = orGiveUp(() => parseArgs({ options }));
if (values.list && !actions.some(({ name }) => name === values.list)) {
  console.error(`--list must be one of ${actions.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const server = await createServer({
  configFile: false,
  root,
  logLevel: 'warn',
  cacheDir: fileURLToPath(new URL('../node_modules/.vite-flows', import.meta.url)),
  plugins: [react()],
  resolve: { alias },
  server: { port: 0, hmr: false, fs: { strict: false } },
});
await server.listen();
const browser = await chromium.launch({ executablePath: findBrowser() });
try {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await context.route('**/answer.json', (route) => route.fulfill({ json: { answer: 42 } }));
  const page = await context.newPage();
  const { port } = server.httpServer.address();
  await page.goto(`http://localhost:${port}/`);
  // Every action twice, so that the code of each has come: the first request leaves before its code.
  for (const { before, run, after } of [...actions, ...actions]) {
    await before?.(page);
    if (before) await settled(page);
    await run(page);
    await settled(page);
    await after?.(page);
  }
  print(await measure(page), values.list);
} finally {
  await browser.close();
  await server.close();
}
