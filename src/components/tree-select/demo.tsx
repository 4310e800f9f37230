import { useState } from 'react';
import { definePlayground } from '@/components/kit/playground';
import { TreeSelect, type TreeSelectProps } from './tree-select';

const filters = [
  {
    value: 'drinks',
    label: 'Drinks',
    children: [
      { value: 'coffee', label: 'Coffee' },
      { value: 'tea', label: 'Tea' },
      { value: 'juice', label: 'Juice' },
    ],
  },
  {
    value: 'food',
    label: 'Food',
    children: [
      { value: 'cake', label: 'Cakes' },
      { value: 'soup', label: 'Soups', note: 'Until 15:00' },
      { value: 'salad', label: 'Salads', disabled: true },
    ],
  },
  { value: 'gifts', label: 'Gifts', children: [{ value: 'card', label: 'Gift card' }] },
  { value: 'events', label: 'Events', children: [] },
];

export function Demo() {
  const [chosen, setChosen] = useState<readonly string[]>(['tea', 'cake', 'soup']);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <TreeSelect
        label="Filters"
        options={filters}
        multiple
        value={chosen}
        onChange={setChosen}
        style={{ height: 260 }}
      />
      <TreeSelect label="Order" options={filters} defaultValue="card" style={{ height: 260 }} />
    </div>
  );
}

export const playground = definePlayground<TreeSelectProps>({
  component: TreeSelect,
  controls: { clearable: { kind: 'switch' }, disabled: { kind: 'switch' } },
  props: { clearable: false, disabled: false },
  fixed: { label: 'Order', options: filters, style: { height: 240 } },
  code: 'label="Order" options={categories} style={{ height: 240 }}',
});
