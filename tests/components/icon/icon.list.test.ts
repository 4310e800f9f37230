import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as icons from '@/components/icon';

it('the README lists every icon of the package', () => {
  const readme = readFileSync('src/components/icon/README.md', 'utf8');
  const listed = /All icons:\n\n```text\n([^`]*)```/
    .exec(readme)?.[1]
    ?.split(/\s+/)
    .filter(Boolean);
  const exported = Object.keys(icons).filter((name) => /\wIcon$/.test(name));
  expect(listed).toEqual(exported.sort());
});
