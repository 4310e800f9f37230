import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnsModel,
  rangeModel,
  selectorModel,
  treeModel,
} from '@/components/picker/list-models';
import { type Branch, type PickerNode, settle } from '@/components/picker/model';

const stones = ['Granite', 'Basalt', 'Marble'];
const nothing = new Map<string, Branch>();

describe('one list', () => {
  const model = selectorModel(stones);

  it('uses indexes as values', () => {
    expect(settle(model, model.read(2))).toEqual([2]);
    expect(model.write([2])).toBe(2);
    expect(settle(model, model.read(undefined))).toEqual([0]);
    expect(settle(model, model.read(9))).toEqual([2]);
  });

  it('takes texts of objects from rangeKey, and skips disabled ones', () => {
    const objects = [{ name: 'A' }, { name: 'B', disabled: true }, { name: 'C' }, { id: 4 }];
    const named = selectorModel(objects, 'name');
    expect(named.columns([])[0]?.options.map(({ label }) => label)).toEqual(['A', 'B', 'C', '']);
    expect(settle(named, [1])).toEqual([0]);
    expect(settle(selectorModel([]), [])).toEqual([]);
  });

  it('can be searched', () => {
    expect(model.find?.(' AL ')).toEqual([{ label: 'Basalt', draft: [1] }]);
    expect(model.find?.('x')).toEqual([]);
  });
});

describe('several lists', () => {
  it('use an index for each list, and clamp each index', () => {
    const model = rangeModel([stones, ['2 cm', '3 cm']], undefined, ['Stone', 'Size']);
    expect(settle(model, model.read([7, 1]))).toEqual([2, 1]);
    expect(settle(model, model.read([1]))).toEqual([1, 0]);
    expect(model.columns([])[1]?.label).toBe('Size');
    expect(model.find?.('a')).toEqual([]);
  });

  it('can depend on earlier choices, and a later column keeps its row while it exists', () => {
    const model = columnsModel(([thick]) => [
      { options: [2, 3].map((value) => ({ value, label: `${value} cm` })) },
      {
        options: ['polished', 'split'].map((value) => ({
          value,
          label: value,
          disabled: value === 'split' && thick === 2,
        })),
      },
    ]);
    expect(settle(model, [3, 'split'])).toEqual([3, 'split']);
    expect(settle(model, [2, 'split'])).toEqual([2, 'polished']);
  });
});

describe('trees', () => {
  const load = async () => [{ value: 'pier', label: 'Pier' }];
  const data: readonly PickerNode[] = [
    {
      value: 'alps',
      label: 'Alps',
      children: [
        { value: 'north', label: 'North', children: [{ value: 'b1', label: 'Bench 1' }] },
        { value: 'south', label: 'South' },
      ],
    },
    { value: 'coast', label: 'Coast', children: load },
    { value: 'shop', label: 'Shop' },
  ];
  const model = treeModel(data, nothing, ['Quarry', 'Face']);

  it('have as many columns as the chosen branch is deep', () => {
    expect(settle(model, [])).toEqual(['alps', 'north', 'b1']);
    expect(settle(model, ['alps', 'south', 'b1'])).toEqual(['alps', 'south']);
    expect(settle(model, ['shop', 'north'])).toEqual(['shop']);
    expect(model.columns(['alps', 'north', 'b1']).map(({ label }) => label)).toEqual([
      'Quarry',
      'Face',
      undefined,
    ]);
  });

  it('show a pending column for rows that must be fetched', () => {
    expect(settle(model, ['coast', 'pier'])).toEqual(['coast']);
    const [, waiting] = model.columns(['coast']);
    expect(waiting).toMatchObject({ label: 'Face', options: [], pending: { failed: false } });
    const path = waiting?.pending?.path ?? '';
    const come = treeModel(data, new Map([[path, [{ value: 'pier', label: 'Pier' }]]]));
    expect(settle(come, ['coast', 'pier'])).toEqual(['coast', 'pier']);
    const failed = treeModel(data, new Map([[path, 'failed' as const]]));
    expect(failed.columns(['coast'])[1]?.pending?.failed).toBe(true);
  });

  it('can be searched by whole paths', () => {
    expect(model.find?.('alps')?.map(({ label }) => label)).toEqual([
      'Alps North Bench 1',
      'Alps South',
    ]);
    expect(model.find?.('bench')).toEqual([
      { label: 'Alps North Bench 1', draft: ['alps', 'north', 'b1'] },
    ]);
    expect(model.find?.('coast')).toEqual([{ label: 'Coast', draft: ['coast'] }]);
  });

  it('always settle on a leaf', () => {
    const node = fc.letrec<{ nodes: PickerNode[] }>((tie) => ({
      nodes: fc.uniqueArray(
        fc.record({
          value: fc.nat(5),
          label: fc.string(),
          children: fc.option(tie('nodes'), { nil: [], maxDepth: 3 }),
        }),
        { selector: ({ value }) => value, minLength: 1, maxLength: 4 },
      ),
    }));
    fc.assert(
      fc.property(node.nodes, fc.array(fc.nat(5), { maxLength: 5 }), (nodes, wish) => {
        const any = treeModel(nodes, nothing);
        const draft = settle(any, wish);
        expect(draft).toHaveLength(any.columns(draft).length);
        expect(settle(any, draft)).toEqual(draft);
      }),
    );
  });
});
