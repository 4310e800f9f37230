import { build, type CSSOptions, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { portico } from '../../src/vite';
import { convertUnits } from '../../src/vite/units';
import { setUpFolder } from '../helpers/temp-folder';

const design = { designWidth: 750, maxWidth: 480, px: false };

it('a length in rpx is a share of the width of the screen, with a cap', () => {
  expect(convertUnits('100rpx', design)).toBe('min(13.33333vw, 64px)');
  expect(convertUnits('750rpx', design)).toBe('min(100vw, 480px)');
  expect(convertUnits('1.5rpx .5rpx', design)).toBe('min(0.2vw, 0.96px) min(0.06667vw, 0.32px)');
  expect(convertUnits('30rpx', { ...design, designWidth: 375, maxWidth: 600 })).toBe(
    'min(8vw, 48px)',
  );
});

it('a negative length has its cap on the other side, and 0 stays 0', () => {
  expect(convertUnits('-100rpx 0rpx', design)).toBe('max(-13.33333vw, -64px) 0px');
});

it('lengths inside of functions are converted too', () => {
  expect(convertUnits('calc(100% - 75rpx)', design)).toBe('calc(100% - min(10vw, 48px))');
  expect(convertUnits('translate(75rpx, 0) var(--gap, 75rpx)', design)).toBe(
    'translate(min(10vw, 48px), 0) var(--gap, min(10vw, 48px))',
  );
  expect(convertUnits('75rpx/75rpx', design)).toBe('min(10vw, 48px)/min(10vw, 48px)');
});

it('texts, addresses, names and other units stay', () => {
  for (const value of [
    '"75rpx"',
    "'75rpx'",
    'url(75rpx.png)',
    'url("75rpx.png")',
    'var(--75rpx)',
    'a75rpx',
    '10px 2rem 50% 75RPX',
    '#75rpx',
  ]) {
    expect(convertUnits(value, design)).toBe(value);
  }
});

it('px are converted where the project asks for it, but not PX and not hairlines', () => {
  const all = { ...design, designWidth: 375, px: true };
  expect(convertUnits('15px 15PX 1px -1px 30rpx', all)).toBe(
    'min(4vw, 19.2px) 15PX 1px -1px min(8vw, 38.4px)',
  );
});

const project = setUpFolder({
  'index.html': '<script type="module" src="/main.js"></script>',
  'main.js': "import './main.css'; import row from './row.module.css'; document.title = row.row;",
  'main.css': "@import './part.css'; .main { width: 75rpx; border: 1px solid }",
  'part.css':
    '.part { margin: -75rpx; content: "75rpx" } @media (min-width: 75px) { .part { top: 15px } }',
  'row.module.css': '.row { height: 150rpx }',
});

async function stylesWith(css: CSSOptions) {
  const { output } = (await build({
    configFile: false,
    root: project,
    logLevel: 'silent',
    plugins: portico({ units: { px: true } }),
    css,
    build: { write: false },
  })) as Rollup.RollupOutput;
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  return sheet?.type === 'asset' ? String(sheet.source) : '';
}

it.each([
  ['PostCSS', { transformer: 'postcss' }],
  ['Lightning CSS', { transformer: 'lightningcss' }],
] as const)('a build with %s converts imported sheets and CSS modules', async (_name, css) => {
  const sheet = await stylesWith(css);
  expect(sheet).toContain('margin:max(-10vw,-48px)');
  expect(sheet).toContain('content:"75rpx"');
  expect(sheet).toContain('width:min(10vw,48px)');
  expect(sheet).toContain('height:min(20vw,96px)');
  expect(sheet).toContain('top:min(2vw,9.6px)');
  expect(sheet).toMatch(/min-width:75px|width>=75px/);
  expect(sheet).toContain('1px solid');
});

it("a project's own PostCSS plugins run before", async () => {
  const plugin = {
    postcssPlugin: 'double',
    Declaration: (declaration: { value: string }) => {
      if (declaration.value === '75rpx') declaration.value = '150rpx';
    },
  };
  expect(await stylesWith({ postcss: { plugins: [plugin] } })).toContain('width:min(20vw,96px)');
});

it('without the option nothing is converted', () => {
  const names = (plugins: readonly { name: string }[]) => plugins.map(({ name }) => name);
  expect(names(portico())).not.toContain('portico:units');
  expect(names(portico({ units: true }))).toContain('portico:units');
});
