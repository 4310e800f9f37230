import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';

/** All that an app of a product may put into its page. */
const files = ['app', 'components', 'router', 'pages/system'].flatMap((room) =>
  readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => join(`src/${room}`, file)),
);

it('every CSS variable has the prefix, because a product has its own `--gap` and `--radius`', () => {
  expect(files.length).toBeGreaterThan(400);
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<![\w-])--[a-z][\w-]*/g)].map(
      ([name]) => `${name} in ${file}`,
    ),
  );
  expect(names.length).toBeGreaterThan(1000);
  // `light-dark()` of a product becomes these two in its build.
  const isOfCompiler = (name: string) =>
    /^--lightningcss-(light|dark) in .*\/tokens\.css$/.test(name);
  const others = names.filter((name) => !name.startsWith('--portico-') && !isOfCompiler(name));
  expect(others).toEqual([]);
});
