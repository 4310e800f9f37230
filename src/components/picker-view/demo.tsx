import { type ReactNode, useState } from 'react';
import { PickerView } from './picker-view';
import { PickerViewColumn } from './picker-view-column';

const stones = ['Granite', 'Basalt', 'Limestone', 'Marble', 'Slate', 'Sandstone', 'Travertine'];
const finishes = [
  { text: 'Polished' },
  { text: 'Honed' },
  { text: 'Flamed', disabled: true },
  { text: 'Split' },
  { text: 'Bush-hammered' },
];
const columns = [
  { label: 'Stone', options: stones },
  { label: 'Finish', options: finishes },
];
const numbers = Array.from({ length: 10_000 }, (_, slab) => slab + 1);

export function Demo() {
  const [order, setOrder] = useState<readonly number[]>([3, 1]);
  const [slab, setSlab] = useState<readonly number[]>([4999]);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <Card title={`${stones[order[0] ?? 0]}, ${finishes[order[1] ?? 0]?.text}`}>
        <PickerView label="Stone and finish" columns={columns} value={order} onChange={setOrder} />
      </Card>
      <Card title={`Slab ${numbers[slab[0] ?? 0]} of 10,000`}>
        <PickerView label="Slab" visibleCount={3} value={slab} onChange={setSlab}>
          <PickerViewColumn options={numbers} />
        </PickerView>
      </Card>
      <Card title="Rows of your own">
        <PickerView label="Load" visibleCount={3} defaultValue={[1]}>
          <PickerViewColumn>
            {['Van', 'Truck', 'Barge'].map((name, tons) => (
              <span key={name}>
                {name} <small style={{ color: 'var(--portico-text-2)' }}>{10 ** tons} t</small>
              </span>
            ))}
          </PickerViewColumn>
        </PickerView>
      </Card>
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      style={{
        padding: '12px 0',
        borderRadius: 'var(--portico-radius-3)',
        background: 'var(--portico-surface)',
      }}
    >
      <strong style={{ display: 'block', padding: '0 16px 8px' }}>{title}</strong>
      {children}
    </section>
  );
}
