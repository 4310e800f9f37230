import { useState } from 'react';
import { definePlayground } from '@/components/kit/playground';
import { TreeSelect, type TreeSelectProps } from './tree-select';

const filters = [
  {
    value: 'drinks',
    text: 'Drinks',
    children: [
      { value: 'coffee', text: 'Coffee' },
      { value: 'tea', text: 'Tea' },
      { value: 'juice', text: 'Juice' },
    ],
  },
  {
    value: 'food',
    text: 'Food',
    children: [
      { value: 'cake', text: 'Cakes' },
      { value: 'soup', text: 'Soups', note: 'Until 15:00' },
      { value: 'salad', text: 'Salads', disabled: true },
    ],
  },
  { value: 'gifts', text: 'Gifts', children: [{ value: 'card', text: 'Gift card' }] },
  { value: 'events', text: 'Events', children: [] },
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
