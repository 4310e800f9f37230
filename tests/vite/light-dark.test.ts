import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { expect, it } from 'vitest';
import { browsers } from '../../src/vite';

/** A style sheet after a build. */
const built = (code: string) =>
  String(
    transform({ filename: 'a.css', code: Buffer.from(code), targets: browsers, minify: true }).code,
  );

const [block] = /(?<=```css\n):root \{.*?(?=\n```)/s.exec(
  readFileSync('docs/guides/theming.md', 'utf8'),
) ?? [''];

it('the colours of the guide use only variables that the tokens set, after a build', () => {
  const used = [...built(block).matchAll(/var\((--lightningcss-[\w-]+),/g)].map(([, name]) => name);
  expect(used).toEqual(['--lightningcss-light', '--lightningcss-dark']);
  const tokens = built(readFileSync('src/components/kit/tokens.css', 'utf8'));
  for (const name of used) expect(tokens).toContain(`${name}:var(--portico-`);
});
