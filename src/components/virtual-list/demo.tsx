import { useRef, useState } from 'react';
import { Button } from '@/components/button';
import { Cell } from '@/components/cell';
import { VirtualList, type VirtualListHandle } from './virtual-list';

const drinks = ['Espresso', 'Green tea', 'Latte', 'Hot chocolate', 'Cappuccino', 'Lemonade'];
const remarks = [
  'To go',
  'A large cup with oat milk, an extra shot and no sugar, in a paper bag with two napkins',
  'Here',
];

type Order = { readonly number: number; readonly head?: string };

const orders: readonly Order[] = Array.from({ length: 100_000 }, (_, index) =>
  index % 25 === 0
    ? { number: index, head: `Page ${index / 25 + 1} of the orders` }
    : { number: index },
);

const card = { borderRadius: 12, background: 'var(--portico-surface)' } as const;
const heading = { margin: 0, fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const head = {
  padding: '6px 16px',
  background: 'var(--portico-fill)',
  fontSize: 'var(--portico-small)',
  fontWeight: 600,
} as const;

function OrderRow({ number, head: title }: Order) {
  if (title) return <div style={head}>{title}</div>;
  return (
    <Cell
      title={`Order ${number.toLocaleString('en')}`}
      note={`${drinks[number % 6]} - ${remarks[number % 3]}`}
    />
  );
}

export function Demo() {
  const list = useRef<VirtualListHandle>(null);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <h2 style={heading}>100,000 orders</h2>
      <VirtualList
        label="100,000 orders"
        scroller="own"
        items={orders}
        itemKey={({ number }) => number}
        isSticky={({ head: title }) => title !== undefined}
        renderItem={(order) => <OrderRow {...order} />}
        handle={list}
        style={{ ...card, blockSize: 320 }}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button size="small" variant="tonal" onClick={() => list.current?.scrollToIndex(0)}>
          First
        </Button>
        <Button size="small" variant="tonal" onClick={() => list.current?.scrollToIndex(50_000)}>
          50,000
        </Button>
        <Button size="small" variant="tonal" onClick={() => list.current?.scrollToIndex(99_999)}>
          Last
        </Button>
      </div>
      <Chat />
    </div>
  );
}

const bubble = {
  inlineSize: 'fit-content',
  maxInlineSize: '80%',
  margin: '4px 12px',
  padding: '8px 14px',
  borderRadius: 16,
  background: 'var(--portico-fill)',
} as const;

function Chat() {
  const [range, setRange] = useState({ from: 480, to: 500 });
  const messages = Array.from({ length: range.to - range.from }, (_, index) => range.from + index);
  return (
    <>
      <h2 style={heading}>Messages, the newest at the end</h2>
      <VirtualList
        label="Messages"
        scroller="own"
        reverse
        items={messages}
        itemKey={(number) => number}
        renderItem={(number) => (
          <div style={{ ...bubble, marginInlineStart: number % 3 === 0 ? 'auto' : 12 }}>
            {number}: {remarks[number % 3]}
          </div>
        )}
        style={{ ...card, blockSize: 240 }}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button
          size="small"
          variant="tonal"
          onClick={() => setRange(({ from, to }) => ({ from: Math.max(0, from - 20), to }))}
        >
          20 older messages
        </Button>
        <Button
          size="small"
          variant="tonal"
          onClick={() => setRange(({ from, to }) => ({ from, to: to + 1 }))}
        >
          Send a message
        </Button>
      </div>
    </>
  );
}
