import { afterAll, expect, it } from 'vitest';
import { hasWrittenTable, partsIn, render, tablesIn } from '../../scripts/props-tables.mjs';
import { openTypes } from '../../scripts/read-props.mjs';
import { joinTypes } from '../../scripts/type-texts.mjs';

const types = openTypes();
afterAll(() => types.end());

const nowhere = () => undefined;
const tableOf = (folder: string, name: string, isFlat = false) => {
  const shape = types.shapeOf(folder, name, isFlat);
  if (!shape) throw new Error(`${folder} has no ${name}`);
  return render(shape, nowhere).split('\n');
};

it('a README says which tables it has', () => {
  const readme =
    '<!-- props Radio flat -->\nold\n<!-- end -->\n\n<!-- props Group -->\n<!-- end -->\n';
  expect(tablesIn(readme)).toEqual(['Radio', 'Group']);
});

it('the parts of a folder are named once, in the order of the alphabet', () => {
  const code = '<p data-part="title">A</p>; <p data-part="text">B</p>';
  expect(partsIn([code, code])).toEqual(['text', 'title']);
});

it('a table of props that a person wrote is found', () => {
  expect(hasWrittenTable('# A\n\n| prop | type | default | |\n|---|---|---|---|\n')).toBe(true);
  expect(hasWrittenTable('# A\n\n| Button | type | default | |\n|---|---|---|---|\n')).toBe(false);
});

it('a row has the name, the type, the default and the comment of a prop', () => {
  const table = tableOf('button', 'Button');
  expect(table.slice(0, 2)).toEqual(['| Button | type | default | |', '|---|---|---|---|']);
  expect(table).toContain(
    '| `hairline` | `boolean` | `false` | For `outline`: a line of 0.5 px instead of 1 px. |',
  );
  expect(table).toContain(
    '| `loadingText` | `string` | | Shown beside the spinner, instead of the text. |',
  );
});

it('a required prop comes first and says so', () => {
  expect(tableOf('cell', 'Cell')[2]).toBe('| `title` | `ReactNode` | required | |');
});

it('the props of a native element are one row', () => {
  expect(tableOf('list', 'List').at(-1)).toBe(
    '| all others | of `<section>` | | Native props reach the root, and so does `ref`. |',
  );
});

it('the props of another component are one row with a link, or a row each', () => {
  const shape = types.shapeOf('dialog', 'AlertDialog');
  const table =
    shape &&
    render(shape, (name: string) => (name === 'Dialog' ? '../dialog/README.md' : undefined));
  expect(table).toMatch(/^\| more \| of \[Dialog\]\(..\/dialog\/README.md\) \| \| `onEntered`, /m);
  expect(tableOf('radio', 'Radio').join('\n')).toMatch(/^\| more \| of Checkbox \|/m);
  expect(tableOf('radio', 'Radio', true).join('\n')).not.toMatch(/^\| more /m);
});

it('the parts of a union share their rows', () => {
  const table = tableOf('slider', 'Slider').join('\n');
  expect(table).toContain('| `range` | `boolean` |');
  expect(table).toContain('| `onChange` | `(value: number \\| SliderRange) => void` |');
});

it('a handle has no defaults', () => {
  expect(tableOf('swiper', 'SwiperHandle')[0]).toBe('| SwiperHandle | type | |');
});

it('a name of words is spelled out, and the name of a rule of the spec is left out', () => {
  const table = tableOf('popup', 'Popup').join('\n');
  expect(table).toContain("`'bottom' \\| 'top' \\| 'left' \\| 'right' \\| 'center' \\| 'full'`");
  expect(tableOf('rate', 'Rate').join('\n')).toContain(
    '| `count` | `number` | `5` | The number of stars. |',
  );
});

it.each([
  [['string', 'string[]'], 'string | string[]'],
  [['true', 'false', 'undefined'], 'boolean'],
  [['(value: string) => void', '(value: number) => void'], '(value: string | number) => void'],
  [['() => void', 'string'], '(() => void) | string'],
])('%j become one type', (list, one) => {
  expect(joinTypes(list)).toBe(one);
});
