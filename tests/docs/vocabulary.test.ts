/** @module-tag long */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { partsIn } from '../../scripts/props-tables.mjs';
import { readProps, type Prop } from '../helpers/read-callbacks';

// docs/vocabulary.md is the rule, and this file reads the exported types.

let props: readonly Prop[] = [];

const page = readFileSync('docs/vocabulary.md', 'utf8');
const codes = readdirSync('src/components', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(`src/components/${name}`, 'utf8'));

beforeAll(() => {
  props = readProps();
}, 60_000);

const pathsOf = (isWrong: (prop: Prop) => boolean) =>
  props.filter(isWrong).map(({ component, name }) => `${component}.${name}`);

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
  const lists = props.filter(({ name, items }) => /^(options|items)$/.test(name) && items);
  expect(lists.length).toBeGreaterThan(9);
  const wrong = lists.filter(({ items = [] }) => items.includes('key') || items.includes('text'));
  expect(wrong.map(({ component, name }) => `${component}.${name}`)).toEqual([]);
  const chosen = lists.filter(({ component }) =>
    pathsOf(isChange).includes(`${component}.onChange`),
  );
  const nameless = chosen.filter(
    ({ component, items = [] }) => !indexed.includes(component) && !items.includes('value'),
  );
  expect(nameless.map(({ component, name }) => `${component}.${name}`)).toEqual([]);
});

it('an action has a label and an onClick', () => {
  const actions = props.filter(({ name, items }) => /actions$/i.test(name) && items);
  expect(actions.length).toBeGreaterThan(5);
  const wrong = actions.filter(
    ({ items = [] }) => !(items.includes('label') && items.includes('onClick')),
  );
  expect(wrong.map(({ component, name }) => `${component}.${name}`)).toEqual([]);
});

/** The places of these have no values. */
const indexed = ['Banner', 'Swiper', 'SortableList', 'VirtualList', 'InfiniteList'];

const isChange = ({ name }: Prop) => name === 'onChange';

it('the page has every name of a part, and no other', () => {
  const [, table = ''] = page.split('## Parts');
  const names = [...table.matchAll(/`([a-z]+)`/g)].map(([, name]) => name as string);
  expect(names.toSorted()).toEqual(partsIn(codes));
});
