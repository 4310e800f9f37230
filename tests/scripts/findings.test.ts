import { describe, expect, it } from 'vitest';
import { findingsOf, skipsOf } from '../../scripts/findings.mjs';

const red = '\u001b[31mError: not equal\u001b[39m\n\n    1 !== 2\n';

describe('findings of a report', () => {
  it('has a failed Vitest test with its file and its message in one line, without colours', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a list is empty', failureMessages: [] },
      { status: 'failed', fullName: 'a list has rows', failureMessages: [red] },
    ];
    const name = `${process.cwd()}/tests/list.test.ts`;
    expect(findingsOf({ testResults: [{ name, status: 'failed', assertionResults }] })).toEqual([
      'tests/list.test.ts: a list has rows: Error: not equal | 1 !== 2',
    ]);
  });

  it('has a file whose tests could not run, or that failed after its tests', () => {
    const file = { name: 'tests/x.test.ts', status: 'failed', message: 'Error: no such door' };
    const assertionResults = [{ status: 'passed', fullName: 'x', failureMessages: [] }];
    expect(findingsOf({ testResults: [{ ...file, assertionResults: [] }] })).toEqual([
      'tests/x.test.ts: Error: no such door',
    ]);
    expect(findingsOf({ testResults: [{ ...file, assertionResults }] })).toEqual([
      'tests/x.test.ts: Error: no such door',
    ]);
  });

  it('has a Playwright test with its project, also if a retry passed', () => {
    const run = (status: string) => ({
      status,
      projectName: 'pixel',
      results: [{ error: { message: red } }, {}],
    });
    const spec = (title: string, status: string) => ({
      title,
      file: 'tabs.spec.ts',
      tests: [run(status)],
    });
    const inner = { title: 'back', specs: [spec('leaves', 'flaky'), spec('stays', 'expected')] };
    const suites = [
      { title: 'tabs.spec.ts', specs: [spec('open', 'unexpected')], suites: [inner] },
    ];
    expect(findingsOf({ suites })).toEqual([
      'tabs.spec.ts [pixel]: open: Error: not equal | 1 !== 2',
      'tabs.spec.ts [pixel]: back leaves (green in another try): Error: not equal | 1 !== 2',
    ]);
  });

  it('has the lines that the runner of an engine wrote', () => {
    const findings = ['webkit: a tab opens: not done after 60 s'];
    expect(findingsOf({ passed: 1, failed: 1, findings })).toEqual(findings);
  });

  it('is empty without a report, and for an unknown report', () => {
    expect(findingsOf(undefined)).toEqual([]);
    expect(findingsOf({ passed: 1, failed: 2 })).toEqual([]);
  });

  it('cuts long lines', () => {
    const file = { name: 'x', status: 'failed', message: 'y'.repeat(999), assertionResults: [] };
    expect(findingsOf({ testResults: [file] })[0]).toHaveLength(600);
  });
});

describe('reasons of skipped tests', () => {
  it('names each reason once, with the number of tests', () => {
    const spec = (status: string, description?: string) => ({
      tests: [{ status, annotations: description ? [{ type: 'skip', description }] : [] }],
    });
    const inner = { specs: [spec('skipped', 'no such browser'), spec('skipped')] };
    const suites = [
      { specs: [spec('skipped', 'no such browser'), spec('expected')], suites: [inner] },
    ];
    expect(skipsOf({ suites })).toEqual([
      '2 skipped: no such browser',
      '1 skipped: no reason given',
    ]);
  });

  it('is empty without skipped tests', () => {
    expect(skipsOf(undefined)).toEqual([]);
    expect(skipsOf({ passed: 1, skipped: 1 })).toEqual([]);
  });
});
