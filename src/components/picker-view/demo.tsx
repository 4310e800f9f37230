import { type ReactNode, useState } from 'react';
import { PickerView, PickerViewColumn } from './picker-view';

const drinks = ['Espresso', 'Cappuccino', 'Mocha', 'Latte', 'Matcha', 'Green tea', 'Lemonade'];
const milks = [
  { label: 'Whole milk' },
  { label: 'Oat milk' },
  { label: 'Soy milk', disabled: true },
  { label: 'Almond milk' },
  { label: 'No milk' },
];
const columns = [
  { label: 'Drink', options: drinks },
  { label: 'Milk', options: milks },
];
const numbers = Array.from({ length: 10_000 }, (_, index) => index + 1);

export function Demo() {
  const [order, setOrder] = useState<readonly number[]>([3, 1]);
  const [ticket, setTicket] = useState<readonly number[]>([4999]);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <Card title={`${drinks[order[0] ?? 0]}, ${milks[order[1] ?? 0]?.label}`}>
        <PickerView label="Drink and milk" columns={columns} value={order} onChange={setOrder} />
      </Card>
      <Card title={`Ticket ${numbers[ticket[0] ?? 0]} of 10,000`}>
        <PickerView label="Ticket" visibleCount={3} value={ticket} onChange={setTicket}>
          <PickerViewColumn options={numbers} />
        </PickerView>
      </Card>
      <Card title="Your own rows">
        <PickerView label="Cup size" visibleCount={3} defaultValue={[1]}>
          <PickerViewColumn>
            {['Small', 'Medium', 'Large'].map((name, index) => (
              <span key={name}>
                {name}{' '}
                <small style={{ color: 'var(--portico-text-2)' }}>{200 + 100 * index} ml</small>
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
