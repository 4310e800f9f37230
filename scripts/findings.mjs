// Lists the failed tests of a report, one line each, so that a cut log still names them.

const longest = 600;

/** The values that differ often stand below the first line of a message, so its lines are joined. */
export function line(where, title, message = '') {
  const plain = message.replaceAll(/\u001b\[[\d;]*m/g, '').trim();
  return [where.replace(`${process.cwd()}/`, ''), title, plain.replaceAll(/\s*\n\s*/g, ' | ')]
    .filter(Boolean)
    .join(': ')
    .slice(0, longest);
}

function ofVitest({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const red = assertionResults.filter((test) => test.status === 'failed');
    if (red.length === 0) return status === 'failed' ? [line(name, '', message)] : [];
    return red.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages[0]));
  });
}

function specsIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsIn(inner)]);
}

function ofPlaywright(suites, titles = []) {
  return suites.flatMap((suite) => {
    const path = [...titles, suite.title];
    const red = (suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, projectName, results }) => {
          const title = [...path.slice(1), spec.title].join(' ');
          const { error } = results.find((result) => result.error) ?? {};
          const state = status === 'flaky' ? ' (green in another try)' : '';
          return line(`${spec.file} [${projectName}]`, `${title}${state}`, error?.message);
        }),
    );
    return [...red, ...ofPlaywright(suite.suites ?? [], path)];
  });
}

/** Reads the reports of Vitest, of Playwright and of the engines, which write their findings as lines. */
export function findingsOf(report = {}) {
  const { findings = [], suites = [] } = report;
  return [...ofVitest(report), ...ofPlaywright(suites), ...findings];
}

/** The last lines of a step that ended without a report of failed tests. */
export function lastWordsOf(text) {
  const plain = text.replaceAll(/\u001b\[[\d;]*m/g, '');
  const lines = plain.split('\n').filter((each) => each.trim() !== '');
  return lines.slice(-15).map((each) => `| ${each}`.slice(0, longest));
}

/** The reasons of skipped Playwright tests, once each. Playwright prints only their number. */
export function skipsOf(report = {}) {
  const counts = new Map();
  const tests = specsIn(report.suites ?? []).flatMap((spec) => spec.tests);
  for (const { annotations = [], status } of tests) {
    if (status !== 'skipped') continue;
    const reason =
      annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `${count} skipped: ${reason}`);
}
