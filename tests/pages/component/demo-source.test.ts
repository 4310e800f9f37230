import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoSource } from '@/pages/component/demo-source';

it('names the package in the imports, and leaves the playground out', () => {
  const text = [
    "import { useState } from 'react';",
    "import { Button } from '@/components/button';",
    "import { HomeIcon } from '@/components/icon';",
    "import { definePlayground } from '@/components/kit/playground';",
    "import { Rate, type RateProps } from './rate';",
    '',
    'export function Demo() {',
    '  const [stars, setStars] = useState(0);',
    '  return <Rate icon={<HomeIcon />} value={stars} onChange={setStars} />;',
    '}',
    '',
    'export const playground = definePlayground<RateProps>({',
    '  component: Rate,',
    '  props: { children: <Button /> },',
    '});',
    '',
  ].join('\n');
  expect(demoSource(text)).toBe(
    [
      "import { useState } from 'react';",
      "import { Rate } from 'portico';",
      "import { HomeIcon } from 'portico/icons';",
      '',
      'export function Demo() {',
      '  const [stars, setStars] = useState(0);',
      '  return <Rate icon={<HomeIcon />} value={stars} onChange={setStars} />;',
      '}',
      '',
    ].join('\n'),
  );
});

it('leaves no import of this repository in the code of any demo', () => {
  const folders = readdirSync('src/components', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const demos = folders
    .map(({ name }) => `src/components/${name}/demo.tsx`)
    .filter((path) => readdirSync(path.replace('/demo.tsx', '')).includes('demo.tsx'));
  expect(demos.length).toBeGreaterThan(80);
  const foreign = demos.filter((path) =>
    /@\/|from '\.|playground/.test(demoSource(readFileSync(path, 'utf8'))),
  );
  expect(foreign).toEqual([]);
});
