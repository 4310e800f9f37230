import { useRef } from 'react';
import { Cell } from '@/components/cell';
import { List } from '@/components/list';
import { BackTop } from './back-top';

const orders = Array.from({ length: 30 }, (_, index) => 1030 - index);

export function Demo() {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div style={{ padding: 16 }}>
      <p style={{ margin: '0 0 8px', fontSize: 'var(--portico-small)', fontWeight: 600 }}>
        Scroll down in the orders
      </p>
      <div
        ref={box}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
        tabIndex={0}
        role="region"
        aria-label="Orders"
        style={{
          blockSize: 320,
          overflow: 'auto',
          borderRadius: 12,
          boxShadow: 'inset 0 0 0 1px var(--portico-line)',
        }}
      >
        <List>
          {orders.map((order) => (
            <Cell key={order} title={`Order ${order}`} note="Delivered" />
          ))}
        </List>
        <BackTop position="sticky" scroller={box} distance={200} />
      </div>
    </div>
  );
}
