import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';

/** The paths of the tarball, without a build of lib/. */
function packed(): readonly string[] {
  const { stdout } = spawnSync('npm pack --dry-run --ignore-scripts --json', {
    encoding: 'utf8',
    shell: true,
  });
  const [tarball] = JSON.parse(stdout) as { readonly files: { readonly path: string }[] }[];
  return tarball?.files.map(({ path }) => path) ?? [];
}

it('the guides travel in the package with the pages of the components that they link to', () => {
  const paths = new Set(packed());
  const components = readdirSync('src/components').map(
    (name) => `src/components/${name}/README.md`,
  );
  const guides = [...paths].filter((path) => /^docs\/.*\.md$/.test(path));
  expect(guides.length).toBeGreaterThan(100);
  const linked = guides.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\]\(([^)#\s]+README\.md)/g)].map(([, link = '']) =>
      join(dirname(path), link),
    ),
  );
  const pages = linked.filter((path) => path.startsWith('src/components/'));
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((path) => !paths.has(path))).toEqual([]);
  expect(components.filter((path) => paths.has(path)).length).toBeGreaterThan(90);
  // Their source does not.
  expect([...paths].filter((path) => /^src\/.*\.tsx?$/.test(path))).toEqual([]);
});
