import { describe, expect, it } from 'vitest';
import { createPageOf } from '../../site/reference/page-of.mjs';
import { tidyDeclaration } from '../../site/reference/read-exports.mjs';

describe('the page of an export', () => {
  const pageOf = createPageOf([
    { place: 'components/rate.md', text: '```tsx\nexport const a = <Rate />;\n```' },
    {
      place: 'router/results.md',
      text: '### `useResult(route, listener)`\n\n`useResult` and `Page`.',
    },
    { place: 'install.md', text: 'Call `createApp(config)`. createGhost is only a word.' },
  ]);

  it('of a component is the page of its folder', () => {
    expect(pageOf({ name: 'RateProps', file: 'src/components/rate/rate.ts' })).toBe(
      'components/rate.md',
    );
  });

  it('of other names is their heading', () => {
    expect(pageOf({ name: 'useResult', file: 'src/router/react/page-hooks.ts' })).toBe(
      'router/results.md#useresultroute-listener',
    );
  });

  it('of a name without a heading is a page whose code has it', () => {
    expect(pageOf({ name: 'createApp', file: 'src/app/boot/create-app.ts' })).toBe('install.md');
  });

  it('is missing for a name that is in no code', () => {
    expect(pageOf({ name: 'createGhost', file: 'src/app/boot/create-ghost.ts' })).toBeUndefined();
  });
});

it('a declaration is shown without export, declare and paths of imports', () => {
  const text = 'export declare function a(b: import(\'./b\').B): import("c").C;';
  expect(tidyDeclaration(text)).toBe('function a(b: B): C;');
});
