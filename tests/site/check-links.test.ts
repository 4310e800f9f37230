import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { linkProblems } from '../../site/check/check-links.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-site-links-'));
  mkdirSync(join(folder, 'router'));
  writeFileSync(join(folder, 'router/index.html'), '<h2 id="tabs">Tabs</h2>');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const problemsOf = (html: string) => {
  writeFileSync(join(folder, 'index.html'), html);
  return linkProblems(folder, '/portico/');
};

it('accepts links to pages, to their headings and to other sites', () => {
  const html =
    '<a href="/portico/router/">a</a><a href="./router/#tabs">b</a><a href="https://c.example">c</a>';
  expect(problemsOf(html)).toEqual([]);
});

it('finds a link to a page that is not there', () => {
  expect(problemsOf('<a class="x" href="./none.html">a</a>')).toEqual([
    'index.html: ./none.html leads nowhere',
  ]);
});

it('finds a link to a heading that is not there', () => {
  expect(problemsOf('<a href="/portico/router/#none">a</a>')).toEqual([
    'index.html: /portico/router/#none names no heading',
  ]);
});

it('finds a link and a picture outside of the base', () => {
  expect(problemsOf('<a href="/router/">a</a><img src="/images/a.svg">')).toEqual([
    'index.html: /router/ leads nowhere',
    'index.html: /images/a.svg leads nowhere',
  ]);
});
