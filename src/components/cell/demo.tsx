import { useState } from 'react';
import { Badge } from '@/components/badge';
import { ListIcon, PlusIcon } from '@/components/icon';
import { definePlayground } from '@/components/kit/playground';
import { Cell, type CellProps } from './cell';

export function Demo() {
  const [presses, setPresses] = useState(0);
  return (
    <div>
      <Cell title="Weight of the parcel" extra="1.4 kg" />
      <Cell title="Delivered to" extra="Harbour Road 7" required />
      <Cell
        icon={<ListIcon size="1.5rem" />}
        title="Shopping list"
        note="Twelve items, three of them on offer"
        extra={presses}
        onClick={() => setPresses(presses + 1)}
      />
      <Cell title="Messages from the rider" href="#cell" extra={<Badge text="3" label="3 new" />} />
      <Cell title="Change the time" disabled onClick={() => setPresses(0)} />
      <Cell
        icon={<PlusIcon size="1.5rem" />}
        title="Add an item"
        tone="accent"
        onClick={() => setPresses(0)}
      />
      <Cell title="Cancel the order" tone="danger" onClick={() => setPresses(0)} />
    </div>
  );
}

export const playground = definePlayground<CellProps>({
  component: Cell,
  controls: {
    title: { kind: 'text' },
    note: { kind: 'text' },
    extra: { kind: 'text' },
    tone: { kind: 'choice', options: ['normal', 'accent', 'danger'] },
    arrow: { kind: 'switch' },
    required: { kind: 'switch' },
    disabled: { kind: 'switch' },
  },
  props: {
    title: 'Bread rolls',
    note: '',
    extra: '9 pieces',
    tone: 'normal',
    arrow: true,
    required: false,
    disabled: false,
  },
  fixed: { onClick: () => {} },
  code: 'onClick={open}',
});
