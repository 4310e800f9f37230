import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closingLine, countsOf, outcome, reportPath } from '../../scripts/steps.mjs';
import { setUpFolder, writeFiles } from '../helpers/temp-folder';

const folder = setUpFolder();
const playwright = { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 } };
const vitest = { numTotalTests: 9, numPassedTests: 7, numFailedTests: 1, numPendingTests: 1 };

describe('counts', () => {
  it('reads the reports of both runners and a plain one', () => {
    expect(countsOf(playwright)).toEqual({ passed: 6, failed: 2, skipped: 3 });
    expect(countsOf(vitest)).toEqual({ passed: 7, failed: 1, skipped: 1 });
    expect(countsOf({ passed: 4, failed: 0 })).toEqual({ passed: 4, failed: 0, skipped: 0 });
  });

  it('counts a step without a report as one', () => {
    expect(outcome(0, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(outcome(1, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a crash after green tests as a failure', () => {
    expect(outcome(1, { passed: 4, failed: 0 })).toEqual({ passed: 4, failed: 1, skipped: 0 });
    expect(outcome(1, playwright)).toEqual({ passed: 6, failed: 2, skipped: 3 });
  });

  it('closes with one line', () => {
    expect(closingLine([outcome(0, vitest), outcome(1, undefined)])).toBe('7 passed, 2 failed');
  });
});

it('names the report after the step', () => {
  expect(reportPath('test:e2e:full').replaceAll('\\', '/')).toBe('test-results/e2e-full.json');
});

// A runner that is killed leaves its servers behind, and tells nothing.
it('a step that runs out of time is interrupted, and its counts are kept', { tags: 'long' }, ({
  skip,
}) => {
  skip(process.platform === 'win32', 'Windows has no signals');
  const runner = `
    import { writeFileSync } from 'node:fs';
    process.on('SIGINT', () => {
      console.log('servers closed');
      writeFileSync(process.env.PORTICO_REPORT, '{ "passed": 2, "failed": 0 }');
      process.exit(130);
    });
    setInterval(() => {}, 1000);
  `;
  writeFiles(folder, {
    'package.json': JSON.stringify({ type: 'module', scripts: { hang: 'node hang.js' } }),
    'hang.js': runner,
  });
  const args = [resolve('scripts/steps.mjs'), '--minutes', '0.2', 'hang', 'next'];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(stdout).toContain('servers closed');
  expect(stdout).toContain('not run: the 0.2 minutes are over');
  expect(stdout).toMatch(/FAILED hang +2 passed, 1 failed, \d+ s/);
  expect(stdout.trimEnd().split('\n').pop()).toBe('2 passed, 2 failed');
  expect(status).toBe(1);
});

/** As `npm test` would run them, with these scripts. */
function runSteps(scripts: Readonly<Record<string, string>>, ...args: string[]) {
  writeFiles(folder, { 'package.json': JSON.stringify({ type: 'module', scripts }) });
  const all = [resolve('scripts/steps.mjs'), ...args];
  return spawnSync(process.execPath, all, { cwd: folder, encoding: 'utf8' });
}

it('a report that breaks off is a failure, and the next step runs', { tags: 'long' }, () => {
  writeFiles(folder, {
    'half.js': `import { writeFileSync } from 'node:fs';
      writeFileSync(process.env.PORTICO_REPORT, '{ "passed": 2, ');`,
  });
  const scripts = { half: 'node half.js', next: 'node -e 0' };
  const { stdout, status } = runSteps(scripts, 'half', 'next');
  expect(stdout).toMatch(/FAILED half +0 passed, 1 failed/);
  expect(stdout.trimEnd().split('\n').pop()).toBe('1 passed, 1 failed');
  expect(status).toBe(1);
});

it('a step that crashes says at the end of the run what it said last', { tags: 'long' }, () => {
  const scripts = { crash: `node -e "throw new Error('no browser here')"`, next: 'node -e 0' };
  const { stdout } = runSteps(scripts, 'crash', 'next');
  const summary = stdout.slice(stdout.indexOf('FAILED'));
  expect(summary).toMatch(/^FAILED crash +0 passed, 1 failed, \d s\n/);
  expect(summary).toContain('       | Error: no browser here\n');
  expect(summary.match(/no browser here/g)).toHaveLength(2);
  expect(stdout.match(/Error: no browser here/g)).toHaveLength(2);
});

it('a server that a step leaves behind does not hold up the run', { tags: 'long' }, ({ skip }) => {
  skip(process.platform === 'win32', 'Windows has no signals');
  const scripts = { serve: 'sleep 30 & echo served', next: 'node -e 0' };
  const start = Date.now();
  const { stdout } = runSteps(scripts, 'serve', 'next');
  expect(stdout.trimEnd().split('\n').pop()).toBe('2 passed, 0 failed');
  expect(Date.now() - start).toBeLessThan(20_000);
});

it('a step that hangs ends at its limit, and the next step runs', { tags: 'long' }, () => {
  const scripts = { hang: 'node -e "setInterval(() => {}, 1000)"', next: 'node -e 0' };
  const { stdout, status } = runSteps(scripts, '--step-minutes', '0.05', 'hang', 'next');
  expect(stdout).toMatch(/FAILED hang +0 passed, 1 failed, \d s/);
  expect(stdout).toMatch(/ok {5}next +1 passed, 0 failed/);
  expect(status).toBe(1);
});

it('steps joined by + run side by side, and each says what it had to say in one piece', {
  tags: 'long',
}, () => {
  const meet = (mine: string, other: string) =>
    `require('node:fs').writeFileSync('${mine}', ''); console.log('${mine} begins');
     const timer = setInterval(() => {
       if (!require('node:fs').existsSync('${other}')) return;
       clearInterval(timer);
       console.log('${mine} ends');
     }, 20);`;
  writeFiles(folder, {
    'left.cjs': meet('left', 'right'),
    'right.cjs': meet('right', 'left'),
  });
  const scripts = { left: 'node left.cjs', next: 'node -e 0', right: 'node right.cjs' };
  const { stdout, status } = runSteps(scripts, 'left,next+right');
  expect(stdout).toContain('left begins\nleft ends\n');
  expect(stdout).toMatch(/ok {5}left +1 passed.+\nok {5}next +1 passed.+\nok {5}right +1 passed/);
  expect(stdout.trimEnd().split('\n').pop()).toBe('3 passed, 0 failed');
  expect(status).toBe(0);
});

it('refuses arguments that would let nothing run, and says why', { tags: 'long' }, () => {
  const scripts = { next: 'node -e 0' };
  const refusal = (...args: string[]) => {
    const { stdout, stderr, status } = runSteps(scripts, ...args);
    return [stdout, stderr.split('\n')[0], status];
  };
  expect(refusal()).toEqual(['', 'no step is named: test:types, for one', 1]);
  const minutes = '--minutes must be a number above 0';
  expect(refusal('--minutes', 'next')).toEqual(['', minutes, 1]);
  expect(refusal('next', '--minutes=0')).toEqual(['', minutes, 1]);
  const stepMinutes = '--step-minutes must be a number above 0';
  expect(refusal('next', '--step-minutes=-1')).toEqual(['', stepMinutes, 1]);
  expect(refusal('--minute', 'next')).toEqual(['', expect.stringMatching(/'--minute'/), 1]);
});

// CI ends what takes too long in this way: servers and browsers were left behind.
it('a step ends when the run is interrupted', { tags: 'long' }, async ({ skip }) => {
  skip(process.platform === 'win32', 'Windows has no signals');
  const scripts = { wait: `node -e "console.log(process.pid); setInterval(() => {}, 1000)"` };
  writeFiles(folder, { 'package.json': JSON.stringify({ scripts }) });
  const run = spawn(process.execPath, [resolve('scripts/steps.mjs'), 'wait'], { cwd: folder });
  let said = '';
  run.stdout.on('data', (text) => {
    said += text;
  });
  const stepOf = () => Number(/^\d+$/m.exec(said)?.[0]);
  await expect.poll(stepOf, { timeout: 10_000 }).toBeGreaterThan(0);
  const ended = once(run, 'exit');
  run.kill('SIGTERM');
  const isLeft = () => spawnSync('kill', ['-0', String(stepOf())]).status === 0;
  try {
    expect((await ended)[0]).toBe(143);
    await expect.poll(isLeft, { timeout: 5000 }).toBe(false);
  } finally {
    if (isLeft()) process.kill(stepOf());
  }
});
