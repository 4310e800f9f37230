import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { setUpFolder } from '../../helpers/temp-folder';

const folder = setUpFolder({});

const calls = `import type { Platform } from 'portico';
export function wrong({ navigate, open, switchTab }: Platform) {
  void navigate('/item/:id');
  void open('/me');
  void switchTab('/list');
}
`;

it('the compiler names the params that a call lacks, and the routes of a call', {
  tags: 'long',
}, () => {
  const config = {
    extends: resolve('e2e/fixture/tsconfig.json'),
    compilerOptions: { types: [resolve('node_modules/vite/client')] },
    files: [join(folder, 'calls.ts'), resolve('e2e/fixture/app.config.tsx')],
    include: [],
  };
  writeFileSync(join(folder, 'calls.ts'), calls);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  const [item = '', me = '', list = ''] = stdout.split(/calls\.ts\(/).slice(1);
  expect(item).toContain("'second argument': {");
  expect(item).toContain('id: string | number');
  expect(me).toMatch(/Argument of type '"\/me"' is not assignable .*"\/list"/);
  expect(list).toMatch(/Argument of type '"\/list"' is not assignable .*"\/" \| "\/me"/);
});
