import { describe, expect, it } from 'vitest';
import { findingsOf, skipsOf } from '../../scripts/findings.mjs';

const red = '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at src/x.ts:1:1';

describe('what is red, a line each', () => {
  it('is a test of Vitest with its file and what it says first, without colours', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a list is empty', failureMessages: [] },
      { status: 'failed', fullName: 'a list has rows', failureMessages: [red] },
    ];
    const name = `${process.cwd()}/tests/list.test.ts`;
    expect(findingsOf({ testResults: [{ name, status: 'failed', assertionResults }] })).toEqual([
      'tests/list.test.ts: a list has rows: AssertionError: expected 1 to be 2',
    ]);
  });

  it('is a file of which no test could run, or which left something behind', () => {
    const file = { name: 'tests/x.test.ts', status: 'failed', message: 'Error: no such door' };
    const assertionResults = [{ status: 'passed', fullName: 'x', failureMessages: [] }];
    expect(findingsOf({ testResults: [{ ...file, assertionResults: [] }] })).toEqual([
      'tests/x.test.ts: Error: no such door',
    ]);
    expect(findingsOf({ testResults: [{ ...file, assertionResults }] })).toEqual([
      'tests/x.test.ts: Error: no such door',
    ]);
  });

  it('is a journey with its phone, also when another try was green', () => {
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
      'tabs.spec.ts [pixel]: open: AssertionError: expected 1 to be 2',
      'tabs.spec.ts [pixel]: back leaves (green in another try): AssertionError: expected 1 to be 2',
    ]);
  });

  it('is what a runner of an engine has written down', () => {
    const findings = ['webkit: a tab opens: not done after 60 s'];
    expect(findingsOf({ passed: 1, failed: 1, findings })).toEqual(findings);
  });

  it('is nothing where there is no report, or another one', () => {
    expect(findingsOf(undefined)).toEqual([]);
    expect(findingsOf({ passed: 1, failed: 2 })).toEqual([]);
  });

  it('is cut where it is long', () => {
    const file = { name: 'x', status: 'failed', message: 'y'.repeat(999), assertionResults: [] };
    expect(findingsOf({ testResults: [file] })[0]).toHaveLength(300);
  });
});

describe('why tests were passed over', () => {
  it('is said once for each reason, with how many', () => {
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

  it('is nothing where nothing was', () => {
    expect(skipsOf(undefined)).toEqual([]);
    expect(skipsOf({ passed: 1, skipped: 1 })).toEqual([]);
  });
});
