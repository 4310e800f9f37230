import { useState } from 'react';
import { Cell } from '@/components/cell';
import { ScrollView } from '@/components/scroll-view';
import { Sticky } from './sticky';

const months = [
  ['March', ['Coffee beans', 'Green tea', 'Oat milk', 'Paper cups']],
  ['February', ['Wedding cake', 'Honey', 'Napkins']],
  ['January', ['Flour', 'Sugar', 'Coffee grinder', 'Plates and bowls']],
] as const;

const head = {
  padding: '8px 16px',
  background: 'var(--portico-fill)',
  fontWeight: 600,
  fontSize: 'var(--portico-small)',
} as const;

export function Demo() {
  const [stuck, setStuck] = useState<readonly string[]>([]);
  const change = (month: string) => (isStuck: boolean) =>
    setStuck((before) =>
      isStuck ? [...before, month] : before.filter((other) => other !== month),
    );
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <ScrollView
        label="Deliveries"
        scrollY
        style={{ blockSize: 360, borderRadius: 12, background: 'var(--portico-surface)' }}
      >
        {months.map(([month, deliveries]) => (
          <div key={month}>
            <Sticky onStuckChange={change(month)} style={head}>
              {month}
            </Sticky>
            {deliveries.map((delivery) => (
              <Cell key={delivery} title={delivery} note="Delivered" />
            ))}
          </div>
        ))}
        <Sticky edge="bottom" style={{ ...head, background: 'var(--portico-surface)' }}>
          11 deliveries
        </Sticky>
      </ScrollView>
      <p style={{ margin: 0, color: 'var(--portico-text-2)', fontSize: 'var(--portico-small)' }}>
        Months at the top: {stuck.length ? stuck.join(', ') : 'none'}
      </p>
    </div>
  );
}
