// Runs the journeys in one engine, prints a line for each and leaves the counts for scripts/steps.mjs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { line } from '../findings.mjs';
import { orGiveUp } from '../or-give-up.mjs';
import { createApp } from './app.mjs';
import { journeys } from './journeys/index.mjs';
import { serveFixture } from './serve-fixture.mjs';

/** Long enough for two slow, busy cores. A journey that hangs fails at any limit. */
const JOURNEY_LIMIT = 60_000;

function limited(work) {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('not done after 60 s')), JOURNEY_LIMIT);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

async function take({ variant = 'path', allows = [], options, run }, engine, fixture) {
  fixture.reset();
  const page = await engine.openPage(options);
  try {
    const app = createApp(page, fixture.variant(variant));
    await limited(run({ app, page, engine, fixture }));
    const unexpected = fixture.problems.filter(
      (problem) => !allows.some((pattern) => pattern.test(problem)),
    );
    if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
  } catch (error) {
    const picture = `test-results/${engine.name}-failure-${Date.now()}.png`;
    const shot = await page.screenshot().catch(() => null);
    if (shot) writeFileSync(picture, shot);
    throw new Error(`${error.message}\n${shot ? picture : 'no screenshot'}`, { cause: error });
  } finally {
    await page.close().catch(() => {});
  }
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const indented = (text) => text.replaceAll(/^/gm, '          ');

/** The line of the journey that failed. */
const stepOf = ({ cause }) => /journeys\/[\w-]+\.mjs:\d+/.exec(cause.stack)?.[0] ?? '';

/** Runs one journey. A failed one adds a line to `findings`. */
async function outcomeOf(journey, { engine, fixture, findings }) {
  const missing = journey.skip?.(engine);
  if (missing) {
    console.log(`skipped   ${journey.title}: ${missing}`);
    return 'skipped';
  }
  const start = Date.now();
  try {
    await take(journey, engine, fixture);
    console.log(`ok        ${journey.title}, ${seconds(start)}`);
    return 'passed';
  } catch (error) {
    console.log(`FAILED    ${journey.title}, ${seconds(start)}\n${indented(error.message)}`);
    findings.push(line(`${engine.name} ${stepOf(error)}`, journey.title, error.message));
    return 'failed';
  }
}

export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** @param {{ passed: number, failed: number, skipped: number, findings?: string[] }} counts */
export function report(counts, path = process.env.PORTICO_REPORT) {
  if (!path) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(counts));
}

/** The journeys whose title has all the words; all of them without words. */
export function chosen(all, words) {
  const found = all.filter(({ title }) => words.every((word) => title.includes(word)));
  if (found.length === 0) throw new Error(`no journey has in its title: ${words.join(' ')}`);
  return found;
}

export async function runJourneys(start) {
  const wanted = orGiveUp(() => chosen(journeys, process.argv.slice(2)));
  mkdirSync('test-results', { recursive: true });
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const findings = [];
  const fixture = await serveFixture();
  const engine = await start();
  try {
    for (const journey of wanted) {
      counts[await outcomeOf(journey, { engine, fixture, findings })] += 1;
    }
  } finally {
    await engine.close();
    fixture.close();
  }
  report({ ...counts, findings });
  console.log(`\n${closingLine(counts)}`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}

/** A missing engine is not a failure, but the run reports it. */
export function skipEngine(name, missing) {
  console.log(`${name}: skipped: ${missing} not found`);
  report({ passed: 0, failed: 0, skipped: journeys.length });
}
