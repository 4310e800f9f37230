/** @module-tag long */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { partsIn } from '../../scripts/props-tables.mjs';
import { readControlRefs, readProps, type Prop } from '../helpers/read-callbacks';

// docs/vocabulary.md is the rule, and this file reads the exported types.

let props: readonly Prop[] = [];

const page = readFileSync('docs/vocabulary.md', 'utf8');
const codes = readdirSync('src/components', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(`src/components/${name}`, 'utf8'));

beforeAll(() => {
  props = readProps();
}, 60_000);

const pathsOf = (isWrong: (prop: Prop) => boolean) => [
  ...new Set(props.filter(isWrong).map(({ component, name }) => `${component}.${name}`)),
];

/** Names of other libraries, and the earlier ones of this kit. */
const foreign =
  /^(on(Press|Tap|Close|Action|Pick|Select|Changing|Visible\w*|Hide|Cancelled|ValueChange)|visible|show|activeKey|defaultActiveKey|maxlength)$/;

/** These hear of a part of a value, of a letter, of a suggestion, or of a place on the map. */
const allowed = ['Calendar.onSelect', 'IndexBar.onSelect', 'SearchBar.onSelect', 'MapView.onTap'];

it('no prop has a name of another library', () => {
  expect(
    pathsOf(({ name }) => foreign.test(name)).filter((path) => !allowed.includes(path)),
  ).toEqual([]);
});

it('every overlay opens and closes with open, defaultOpen and onOpenChange', () => {
  const names = new Map<string, Set<string>>();
  for (const { component, name } of props)
    names.set(component, (names.get(component) ?? new Set()).add(name));
  const triple = ['open', 'defaultOpen', 'onOpenChange'];
  const half = [...names].filter(([, own]) => {
    const has = triple.filter((name) => own.has(name)).length;
    return has > 0 && has < triple.length;
  });
  expect(half.map(([component]) => component)).toEqual([]);
});

it('every controlled value has a first value and a change', () => {
  const of = (component: string, name: string) =>
    props.some((prop) => prop.component === component && prop.name === name);
  // The value of a checkbox is what a form sends while it is checked.
  const controlled = props.filter(
    ({ component, name }) =>
      name === 'value' && of(component, 'onChange') && !of(component, 'checked'),
  );
  expect(controlled.length).toBeGreaterThan(20);
  const without = controlled.filter(({ component }) => !of(component, 'defaultValue'));
  expect(without.map(({ component }) => component)).toEqual([]);
});

it('an item to choose has a value and a label', () => {
  const isList = ({ name, items }: Prop) => /^(options|items)$/.test(name) && items.length > 0;
  expect(pathsOf(isList).length).toBeGreaterThan(9);
  const foreignItem = ({ items }: Prop) => items.includes('key') || items.includes('text');
  expect(pathsOf((prop) => isList(prop) && foreignItem(prop))).toEqual([]);
  const changes = pathsOf(({ name }) => name === 'onChange');
  const isChosen = ({ component }: Prop) =>
    changes.includes(`${component}.onChange`) && !indexed.includes(component);
  const isWhole = ({ items }: Prop) => items.includes('value') && items.includes('label');
  expect(pathsOf((prop) => isList(prop) && isChosen(prop) && !isWhole(prop))).toEqual([]);
});

it('an action has a label and an onClick', () => {
  const isList = ({ name, items }: Prop) => /actions$/i.test(name) && items.length > 0;
  expect(pathsOf(isList).length).toBeGreaterThan(5);
  const isWhole = ({ items }: Prop) => items.includes('label') && items.includes('onClick');
  expect(pathsOf((prop) => isList(prop) && !isWhole(prop))).toEqual([]);
});

it('a callback tells a value, and an index only where the places have no values', () => {
  const tellsIndex = ({ name, gets }: Prop) => /^on[A-Z]/.test(name) && gets.includes('index');
  expect(pathsOf(tellsIndex).map((path) => path.split('.')[0])).toEqual(
    expect.arrayContaining(['Tour', 'Popup']),
  );
  const wrong = (prop: Prop) => tellsIndex(prop) && !indexed.includes(prop.component);
  expect(pathsOf(wrong)).toEqual([]);
});

it('ref is the native control where there is one', () => {
  const refs = readControlRefs();
  expect(refs.length).toBeGreaterThan(9);
  const isNative = /: Ref<HTML(Button|Input|TextArea)Element>/;
  expect(refs.filter((ref) => !isNative.test(ref))).toEqual([]);
}, 60_000);

/** The places of these have no values. docs/vocabulary.md names them. */
const indexed = ['Album', 'Banner', 'ImagePreview', 'Popup', 'Swiper', 'Tour'].concat([
  ...['SortableList', 'VirtualList', 'InfiniteList'],
]);

it('the page has every name of a part, and no other', () => {
  const [, table = ''] = page.split('## Parts');
  const names = [...table.matchAll(/`([a-z]+)`/g)].map(([, name]) => name as string);
  expect(names.toSorted()).toEqual(partsIn(codes));
});
