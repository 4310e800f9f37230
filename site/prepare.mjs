// Writes the pages of the site: copies of the repository's Markdown, and the pages that are made from the sources.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { homeOf } from './home.mjs';
import { withSiteLinks } from './places.mjs';
import { readFamilies, readPages, readScreens, screenOf, titleOf } from './read-pages.mjs';
import { writeReference } from './reference/write-reference.mjs';
import { treeOf } from './tree.mjs';
import { writeMigration } from './write-migration.mjs';

export const folder = 'dist-site-pages';

const { repository } = JSON.parse(readFileSync('package.json', 'utf8'));
const address = repository.url.replace(/^git\+|\.git$/g, '');

function write(place, text) {
  const path = join(folder, place);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const frontmatter = (values) =>
  [
    '---',
    ...Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    '---',
    '',
    '',
  ].join('\n');

/** Pages without a source of their own. */
function madePages(pages, families) {
  const reference = writeReference(pages);
  if (reference.missing.length > 0) {
    throw new Error(`No page of the docs names these exports: ${reference.missing.join(', ')}`);
  }
  const made = [...reference.pages, ...writeMigration({ pages, families, repository: address })];
  return made.map((page) => ({ ...page, title: titleOf(page.text) }));
}

/** Writes all pages and returns the tree at the left. */
export function preparePages() {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    // The demo is there as well.
    if (name !== 'public') rmSync(join(folder, name), { recursive: true, force: true });
  }
  const screens = readScreens();
  const copied = readPages();
  const families = readFamilies();
  const made = madePages(copied, families);
  for (const page of copied) {
    const head = { source: page.source, screen: screenOf(page, screens) };
    write(page.place, frontmatter(head) + withSiteLinks({ ...page, repository: address }));
  }
  for (const page of made) {
    write(page.place, frontmatter({ screen: screenOf(page, screens) }) + page.text);
  }
  write('index.md', homeOf(readFileSync('README.md', 'utf8')));
  cpSync('docs/images', join(folder, 'public/images'), { recursive: true });
  cpSync('site/logo.svg', join(folder, 'public/logo.svg'));
  const tree = treeOf([...copied, ...made], families);
  write('tree.json', JSON.stringify(tree, null, 2));
  return tree;
}
