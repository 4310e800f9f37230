// Runs npm scripts one after the other, all of them even when one fails, and ends with `N passed, M failed`.
// `node scripts/steps.mjs [--minutes 38] test:format test:types ...`
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findingsOf, skipsOf } from './findings.mjs';
import { isMain } from './is-main.mjs';
import { orGiveUp } from './or-give-up.mjs';

const reports = 'test-results';

/** Where a step leaves its counts, e.g. `test:e2e:full` -> test-results/e2e-full.json. */
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

/** One that breaks off, as its runner was killed, tells of nothing that was green. */
function readReport(path) {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { failed: 1 };
  }
}

function readArguments(args) {
  const options = { minutes: { type: 'string', default: 'Infinity' } };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error('--minutes must be a number above 0');
  if (positionals.length === 0) throw new Error('no step is named: test:types, for one');
  return { steps: positionals, minutes };
}

function attempt(work) {
  try {
    work();
  } catch {
    // It has ended by itself meanwhile.
  }
}

function runStep(step, deadline) {
  const report = reportPath(step);
  rmSync(report, { force: true });
  const child = spawn('npm', ['run', '--silent', step], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORTICO_REPORT: report },
    // npm is a .cmd file on Windows. Elsewhere a group of its own lets one signal reach all of the step.
    shell: process.platform === 'win32',
    detached: process.platform !== 'win32',
  });
  const end = (signal) =>
    process.platform === 'win32' ? child.kill() : attempt(() => process.kill(-child.pid, signal));
  let grace;
  // Asked to end, a runner ends its servers too, which have groups of their own, and says what it has seen.
  const stop = () => {
    end('SIGINT');
    grace = setTimeout(() => end('SIGKILL'), 30_000);
  };
  const timer = setTimeout(stop, Math.min(deadline - Date.now(), 2 ** 31 - 1));
  // A child in a group of its own does not hear Ctrl-C, nor what ends this run in CI or with its terminal.
  const abort = (_name, number) => {
    stop();
    process.exit(128 + number);
  };
  const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of endings) process.once(signal, abort);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer);
      clearTimeout(grace);
      for (const signal of endings) process.off(signal, abort);
      const found = readReport(report);
      resolve({
        ...outcome(code ?? 1, found),
        findings: [...findingsOf(found), ...skipsOf(found)],
      });
    });
  });
}

async function main({ steps, minutes }) {
  const deadline = Date.now() + minutes * 60_000;
  mkdirSync(reports, { recursive: true });

  const results = [];
  for (const step of steps) {
    console.log(`\n> ${step}`);
    const start = Date.now();
    const late = start >= deadline;
    if (late) console.log(`not run: the ${minutes} minutes are over`);
    const result = late ? outcome(1) : await runStep(step, deadline);
    results.push({ step, seconds: Math.round((Date.now() - start) / 1000), ...result });
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
