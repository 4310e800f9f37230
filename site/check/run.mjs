// `npm run test:site` builds the site below a folder, as on many hosts, and checks the result: links, search, pages.
import { mkdirSync, writeFileSync } from 'node:fs';
import { isMain } from '../../scripts/is-main.mjs';
import { readFlags } from '../../scripts/read-flags.mjs';
import { linkProblems } from './check-links.mjs';
import { pageProblems } from './check-pages.mjs';
import { searchProblems } from './check-search.mjs';
import { serveFolder } from './serve-folder.mjs';

const folder = 'dist-site';
const base = '/portico/';

async function checkSite() {
  const results = [
    { name: 'the links', found: linkProblems(folder, base) },
    { name: 'the search', found: await searchProblems(folder, base) },
  ];
  const { origin, close } = await serveFolder(folder, base);
  try {
    return [...results, ...(await pageProblems(origin, base))];
  } finally {
    close();
  }
}

if (isMain(import.meta.url)) {
  readFlags();
  const results = await checkSite();
  const failed = results.filter(({ found }) => found.length > 0);
  for (const { name, found } of failed) console.log(`${name}:\n  ${found.join('\n  ')}`);
  const counts = { passed: results.length - failed.length, failed: failed.length, skipped: 0 };
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/site.json', JSON.stringify(counts));
  console.log(`site: ${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
