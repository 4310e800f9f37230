import { useRef, useState } from 'react';
import { Button } from '@/components/button';
import { Cell } from '@/components/cell';
import { VirtualList, type VirtualListHandle } from './virtual-list';

const stones = ['Basalt', 'Green slate', 'Limestone', 'Sandstone', 'Granite', 'Travertine'];
const remarks = [
  'Cut to size',
  'Sawn on four sides, edges bevelled, packed upright on a pallet and wrapped against frost',
  'Split',
];

type Block = { readonly number: number; readonly head?: string };

const blocks: readonly Block[] = Array.from({ length: 100_000 }, (_, index) =>
  index % 25 === 0
    ? { number: index, head: `Row ${index / 25 + 1} of the yard` }
    : { number: index },
);

const card = { borderRadius: 12, background: 'var(--portico-surface)' } as const;
const head = {
  padding: '6px 16px',
  background: 'var(--portico-fill)',
  fontSize: 'var(--portico-small)',
  fontWeight: 600,
} as const;

function BlockRow({ number, head: title }: Block) {
  if (title) return <div style={head}>{title}</div>;
  return (
    <Cell
      title={`Block ${number.toLocaleString('en')}`}
      note={`${stones[number % 6]} - ${remarks[number % 3]}`}
    />
  );
}

export function Demo() {
  const list = useRef<VirtualListHandle>(null);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <VirtualList
        label="100,000 blocks"
        scroller="own"
        items={blocks}
        itemKey={({ number }) => number}
        isSticky={({ head: title }) => title !== undefined}
        renderItem={(block) => <BlockRow {...block} />}
        handle={list}
        style={{ ...card, blockSize: 320 }}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button size="small" variant="tonal" onPress={() => list.current?.scrollToIndex(0)}>
          First
        </Button>
        <Button size="small" variant="tonal" onPress={() => list.current?.scrollToIndex(50_000)}>
          50,000
        </Button>
        <Button size="small" variant="tonal" onPress={() => list.current?.scrollToIndex(99_999)}>
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
          onPress={() => setRange(({ from, to }) => ({ from: Math.max(0, from - 20), to }))}
        >
          20 older ones
        </Button>
        <Button
          size="small"
          variant="tonal"
          onPress={() => setRange(({ from, to }) => ({ from, to: to + 1 }))}
        >
          Say something
        </Button>
      </div>
    </>
  );
}
