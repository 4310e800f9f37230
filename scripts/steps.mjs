// Runs npm scripts one after the other, all of them even when one fails, and ends with `N passed, M failed`.
// `a+b` runs two scripts side by side; `a,b+c` runs b after a, and c beside them.
// `--minutes` is the limit of the whole run, and `--step-minutes` the limit of one step. Example:
// `node scripts/steps.mjs [--minutes 38] [--step-minutes 20] test:format,test:types+test:unit test:e2e`
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findingsOf, lastWordsOf, skipsOf } from './findings.mjs';
import { isMain } from './is-main.mjs';
import { orGiveUp } from './or-give-up.mjs';

const reports = 'test-results';

/** A step writes its counts to this file, e.g. `test:e2e:full` -> test-results/e2e-full.json. */
export function reportPath(step) {
  return join(reports, `${step.replace(/^test:/, '').replaceAll(':', '-')}.json`);
}

/** Reads a report of Vitest, of Playwright, or a plain `{ passed, failed, skipped }`. */
export function countsOf(report) {
  const { stats } = report;
  if (stats) {
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    };
  }
  if ('numTotalTests' in report) {
    const { numPassedTests, numFailedTests, numPendingTests } = report;
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  }
  return { passed: report.passed ?? 0, failed: report.failed ?? 0, skipped: report.skipped ?? 0 };
}

/** A step counts its tests; without a report it counts as one, and a crash is never a success. */
export function outcome(exitCode, report) {
  const counts = report
    ? countsOf(report)
    : { passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 };
  const crashed = exitCode !== 0 && counts.failed === 0;
  return { ...counts, failed: counts.failed + (crashed ? 1 : 0) };
}

export function closingLine(outcomes) {
  const sum = (key) => outcomes.reduce((total, item) => total + item[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

/** A report that is incomplete, because its runner was killed, counts no passed tests. */
function readReport(path) {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { failed: 1 };
  }
}

function readArguments(args) {
  const limit = { type: /** @type {const} */ ('string'), default: 'Infinity' };
  const options = { minutes: limit, 'step-minutes': limit };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const minutesOf = (name) => {
    const minutes = Number(values[name]);
    if (!(minutes > 0)) throw new Error(`--${name} must be a number above 0`);
    return minutes;
  };
  const limits = { minutes: minutesOf('minutes'), stepMinutes: minutesOf('step-minutes') };
  if (positionals.length === 0) throw new Error('no step is named: test:types, for one');
  return { steps: positionals, ...limits };
}

function attempt(work) {
  try {
    work();
  } catch {
    // The process has ended already.
  }
}

/** Runs one step. `stops` has, for as long as it runs, the function that ends it. */
function runStep(step, { deadline, stepMinutes, stops }, isQuiet) {
  const report = reportPath(step);
  rmSync(report, { force: true });
  // Without a terminal the last words are kept: a cut log must still say why a step crashed.
  const output = isQuiet || !process.stdout.isTTY ? 'pipe' : 'inherit';
  const child = spawn('npm', ['run', '--silent', step], {
    stdio: ['ignore', output, output],
    env: { ...process.env, PORTICO_REPORT: report },
    // npm is a .cmd file on Windows. Elsewhere the step is a process group, so that one signal reaches all of it.
    shell: process.platform === 'win32',
    detached: process.platform !== 'win32',
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      text += data;
      if (!isQuiet) process.stdout.write(data);
    });
  }
  const end = (signal) =>
    process.platform === 'win32' ? child.kill() : attempt(() => process.kill(-child.pid, signal));
  let grace;
  // A runner that gets a signal also ends its servers, which are separate process groups, and prints its results.
  const stop = () => {
    end('SIGINT');
    grace = setTimeout(() => end('SIGKILL'), 30_000);
  };
  stops.add(stop);
  const limit = Math.min(deadline - Date.now(), stepMinutes * 60_000, 2 ** 31 - 1);
  const timer = setTimeout(stop, limit);
  return new Promise((resolve) => {
    // A server that a step left behind holds its output open.
    child.on('exit', () => {
      const close = () => [child.stdout, child.stderr].map((stream) => stream?.destroy());
      setTimeout(close, 2000).unref();
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      clearTimeout(grace);
      stops.delete(stop);
      const found = readReport(report);
      const counts = outcome(code ?? 1, found);
      const findings = findingsOf(found);
      const isCrash = counts.failed > 0 && findings.length === 0;
      resolve({
        ...counts,
        findings: [...findings, ...(isCrash ? lastWordsOf(text) : []), ...skipsOf(found)],
        text,
      });
    });
  });
}

/** Runs steps in order. A quiet step prints its output at its end. */
async function runChain(chain, run, isQuiet) {
  const results = [];
  for (const step of chain) {
    if (!isQuiet) console.log(`\n> ${step}`);
    const start = Date.now();
    const late = start >= run.deadline;
    const result = late
      ? { ...outcome(1), text: `not run: the ${run.minutes} minutes are over\n` }
      : await runStep(step, run, isQuiet);
    if (isQuiet) console.log(`\n> ${step}`);
    if (isQuiet || late) process.stdout.write(result.text);
    results.push({ step, seconds: Math.round((Date.now() - start) / 1000), ...result });
  }
  return results;
}

async function main({ steps, minutes, stepMinutes }) {
  // Ctrl-C stops every step that runs.
  const stops = new Set();
  const run = { minutes, stepMinutes, deadline: Date.now() + minutes * 60_000, stops };
  mkdirSync(reports, { recursive: true });
  // Steps are process groups: they do not receive Ctrl-C, or the signals of CI and of a closed terminal.
  const abort = (_name, number) => {
    for (const stop of stops) stop();
    process.exit(128 + number);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, abort);

  const results = [];
  for (const group of steps) {
    const chains = group.split('+').map((chain) => chain.split(','));
    const ended = chains.map((chain, index) => runChain(chain, run, index < chains.length - 1));
    results.push(...(await Promise.all(ended)).flat());
  }

  console.log('');
  for (const { step, seconds, passed, failed, skipped, findings = [] } of results) {
    const state = failed > 0 ? 'FAILED' : 'ok';
    const left = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(
      `${state.padEnd(7)}${step.padEnd(16)}${passed} passed, ${failed} failed${left}, ${seconds} s`,
    );
    for (const finding of findings) console.log(`       ${finding}`);
  }
  console.log(`\n${closingLine(results)}`);
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}

if (isMain(import.meta.url)) {
  await main(orGiveUp(() => readArguments(process.argv.slice(2))));
}
