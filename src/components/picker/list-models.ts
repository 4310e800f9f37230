import { asItems } from '@/components/kit/use-data';
import { itemText, type ModelProps, pathOf, type PickerItem } from './field-text';
import {
  type Branch,
  type Draft,
  matches,
  type PickerChoice,
  type PickerColumn,
  type PickerModel,
  type PickerNode,
} from './model';

/** The model of all modes except date and time. `fetched` has the loaded branches of a tree by path. */
export function listModel(
  { mode = 'selector', range = [], rangeKey, columns, data, labels }: ModelProps,
  fetched: ReadonlyMap<string, Branch>,
): PickerModel {
  if (data) return treeModel(data, fetched, labels);
  if (columns) return columnsModel(columns);
  return mode === 'multiSelector'
    ? rangeModel(range.filter(Array.isArray), rangeKey, labels)
    : selectorModel(range, rangeKey);
}

/** Rows with their index as value, for the modes selector and multiSelector. */
export function rangeModel(
  ranges: readonly (readonly PickerItem[])[],
  rangeKey = 'label',
  labels: readonly string[] = [],
): PickerModel {
  const columns = ranges.map((range, at) => ({
    label: labels[at],
    options: range.map((item, value) => choiceOf(item, value, rangeKey)),
  }));
  return {
    columns: () => columns,
    nearest: true,
    read: readValues,
    write: (draft) => draft,
    find: (query) =>
      (columns.length === 1 ? (columns[0]?.options ?? []) : []).flatMap((choice) =>
        !choice.disabled && matches(choice.label, query)
          ? [{ label: choice.label, draft: [choice.value] }]
          : [],
      ),
  };
}

/** A single column. Its value is an index, not a list. */
export function selectorModel(range: readonly PickerItem[], rangeKey?: string): PickerModel {
  return {
    ...rangeModel([range], rangeKey),
    read: (value) => (typeof value === 'number' && value >= 0 ? [value] : []),
    write: ([place]) => place,
  };
}

function choiceOf(item: PickerItem, value: number, key: string): PickerChoice {
  const label = itemText(item, key);
  if (typeof item !== 'object' || item === null) return { value, label };
  return { value, label, disabled: Reflect.get(item, 'disabled') === true };
}

/** Columns from the owner, fixed or computed from the selected values. */
export function columnsModel(
  columns: readonly PickerColumn[] | ((values: Draft) => readonly PickerColumn[]),
): PickerModel {
  return {
    columns: typeof columns === 'function' ? columns : () => columns,
    read: readValues,
    write: (draft) => draft,
  };
}

/** Columns from a tree. */
export function treeModel(
  data: readonly PickerNode[],
  fetched: ReadonlyMap<string, Branch>,
  labels: readonly string[] = [],
): PickerModel {
  const childrenOf = (node: PickerNode, path: string): readonly PickerNode[] | PickerColumn => {
    const { children } = node;
    if (typeof children !== 'function') return asItems(children);
    const known = fetched.get(path);
    if (known && known !== 'failed') return known;
    return { options: [], pending: { path, load: children, failed: known === 'failed' } };
  };

  const columns = (draft: Draft): readonly PickerColumn[] => {
    const made: PickerColumn[] = [{ label: labels[0], options: data }];
    let nodes = data;
    for (let at = 0; ; at += 1) {
      const node = nodes.find(({ value }) => value === draft[at]);
      const next = node ? childrenOf(node, pathOf(draft.slice(0, at + 1))) : [];
      const label = labels[at + 1];
      if ('options' in next) return [...made, { ...next, label }];
      if (next.length === 0) return made;
      made.push({ label, options: next });
      nodes = next;
    }
  };

  const find = (query: string) => {
    const walk = (nodes: readonly PickerNode[], draft: Draft, texts: string): readonly Leaf[] =>
      nodes.flatMap((node) => {
        if (node.disabled) return [];
        const here = [...draft, node.value];
        const label = texts ? `${texts} ${node.label}` : node.label;
        const next = childrenOf(node, pathOf(here));
        return 'options' in next || next.length === 0
          ? [{ label, draft: here }]
          : walk(next, here, label);
      });
    return walk(data, [], '').filter(({ label }) => matches(label, query));
  };

  return { columns, read: readValues, write: (draft) => draft, find };
}

type Leaf = { readonly label: string; readonly draft: Draft };

function readValues(value: unknown): Draft {
  return Array.isArray(value) ? value : [];
}
