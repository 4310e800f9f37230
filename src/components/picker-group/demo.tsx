import { useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { PickerGroup, type PickerGroupProps } from './picker-group';

const cups = ['Small', 'Medium', 'Large'];
const beans = ['Ethiopia', 'Kenya', 'Brazil', 'Colombia'];

export function Demo() {
  const [open, setOpen] = useState<'pick-up' | 'order' | null>(null);
  const [time, setTime] = useState<readonly unknown[]>(['2026-12-01', '08:30']);
  const [order, setOrder] = useState<readonly unknown[]>([1, 0]);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <p style={{ margin: 0 }}>Pick-up: {time.join(', ')}</p>
      <Button onClick={() => setOpen('pick-up')}>Choose a date and a time</Button>
      <p style={{ margin: 0 }}>
        Cup: {cups[Number(order[0])]}, beans: {beans[Number(order[1])]}
      </p>
      <Button variant="tonal" onClick={() => setOpen('order')}>
        Choose a cup and beans
      </Button>
      <PickerGroup
        title="Pick-up"
        open={open === 'pick-up'}
        onOpenChange={(next) => setOpen(next ? 'pick-up' : null)}
        pickers={[
          { value: 'day', label: 'Day', mode: 'date', start: '2026-11-27', end: '2027-06-30' },
          { value: 'time', label: 'Time', mode: 'time', start: '07:00', end: '18:00' },
        ]}
        value={time}
        onConfirm={setTime}
      />
      <PickerGroup
        title="Order"
        open={open === 'order'}
        onOpenChange={(next) => setOpen(next ? 'order' : null)}
        pickers={[
          { value: 'cup', label: 'Cup', range: cups },
          { value: 'beans', label: 'Beans', range: beans },
        ]}
        value={order}
        onConfirm={setOrder}
      />
    </div>
  );
}

function Tried(props: PickerGroupProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <PickerGroup {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const playground = definePlayground<PickerGroupProps>({
  component: Tried,
  controls: {
    nextText: { kind: 'text' },
    confirmText: { kind: 'text' },
    visibleCount: { kind: 'number', min: 3, max: 7, step: 2 },
  },
  props: { nextText: 'Next', confirmText: 'Done', visibleCount: 5 },
  fixed: {
    title: 'Order',
    pickers: [
      { value: 'cup', label: 'Cup', range: cups },
      { value: 'beans', label: 'Beans', range: beans },
    ],
  },
  code: 'title="Order" pickers={pickers} open={open} onOpenChange={setOpen}',
});
