import { useState } from 'react';
import { definePlayground } from '@/components/kit/playground';
import { SortableList, type SortableListProps } from './sortable-list';

type Drink = { readonly id: string; readonly name: string; readonly note?: string };

const drinks: readonly Drink[] = [
  { id: 'espresso', name: 'Espresso' },
  { id: 'cappuccino', name: 'Cappuccino', note: 'With oat milk on request' },
  { id: 'filter', name: 'Filter coffee', note: 'Beans of the week: Ethiopia, washed' },
  { id: 'cold', name: 'Cold brew' },
  { id: 'tea', name: 'Green tea' },
];

const tabs = ['For you', 'Near you', 'New cafés', 'Offers'];

const heading = { margin: '0 0 8px', fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const card = { overflow: 'hidden', borderRadius: 'var(--portico-radius-2)' } as const;
const quiet = { color: 'var(--portico-text-2)', fontSize: 'var(--portico-small)' } as const;

const drinkRow = ({ name, note }: Drink) => (
  <>
    <div>{name}</div>
    {note && <div style={quiet}>{note}</div>}
  </>
);

export function Demo() {
  const [order, setOrder] = useState(tabs);
  return (
    <div style={{ display: 'grid', gap: 24, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <p style={heading}>Drinks on the board</p>
        <SortableList
          label="Drinks on the board"
          items={drinks}
          itemKey={({ id }) => id}
          itemLabel={({ name }) => name}
          renderItem={drinkRow}
          style={card}
        />
      </div>
      <div>
        <p style={heading}>Tabs of the start page: hold a row to drag it</p>
        <SortableList
          label="Tabs of the start page"
          items={tabs}
          itemKey={(tab) => tab}
          itemLabel={(tab) => tab}
          renderItem={(tab) => (
            <>
              {tab} {tab === 'For you' && <span style={quiet}>always first</span>}
            </>
          )}
          isFixed={(tab) => tab === 'For you'}
          value={order}
          onChange={setOrder}
          holdToDrag
          style={card}
        />
        <p style={{ ...quiet, margin: '8px 0 0' }}>{order.join(' · ')}</p>
      </div>
    </div>
  );
}

export const playground = definePlayground<SortableListProps<Drink>>({
  component: SortableList,
  controls: {
    holdToDrag: { kind: 'switch' },
    handlePosition: { kind: 'choice', options: ['start', 'end'] },
    disabled: { kind: 'switch' },
  },
  props: { holdToDrag: false, handlePosition: 'end', disabled: false },
  fixed: {
    label: 'Drinks',
    items: drinks.slice(0, 3),
    itemKey: ({ id }) => id,
    itemLabel: ({ name }) => name,
    renderItem: drinkRow,
  },
  code: 'label="Drinks" items={drinks} itemKey={(drink) => drink.id}',
});
