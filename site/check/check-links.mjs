// Follows every link of the built pages, also to headings. VitePress itself checks only the files.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';

const idsOf = (html) => new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));

const decode = (text) => text.replaceAll('&amp;', '&');

/** @param {string} folder @param {string} [base] */
export function linkProblems(folder, base = '/') {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html') && !name.startsWith('demo/'));
  const pages = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const ids = new Map([...pages].map(([name, html]) => [name, idsOf(html)]));
  const fileOf = (path) => {
    const name = decodeURIComponent(path.slice(base.length));
    return [name, join(name, 'index.html'), `${name}.html`].find((one) => {
      const place = join(folder, one);
      return existsSync(place) && statSync(place).isFile();
    });
  };
  const problems = new Set();
  for (const [page, html] of pages) {
    for (const [, link] of html.matchAll(/<(?:a|img|link)[^>]*? (?:href|src)="([^"]+)"/g)) {
      if (/^[a-z]+:/.test(link)) continue;
      const { pathname, hash } = new URL(decode(link), `http://localhost${base}${page}`);
      const file = pathname.startsWith(base) ? fileOf(pathname) : undefined;
      const id = decodeURIComponent(hash.slice(1));
      if (file === undefined) problems.add(`${page}: ${link} leads nowhere`);
      else if (id !== '' && ids.has(file) && !ids.get(file).has(id)) {
        problems.add(`${page}: ${link} names no heading`);
      }
    }
  }
  return [...problems];
}
