import { useState } from 'react';
import { Cell } from '@/components/cell';
import { ScrollView } from '@/components/scroll-view';
import { SegmentedControl } from '@/components/segmented-control';
import { VirtualList } from '@/components/virtual-list';
import { InfiniteList } from './infinite-list';

const goods = ['Espresso', 'Filter coffee', 'Green tea', 'Cocoa', 'Decaf', 'Chai'];
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const kinds = [
  { value: 'works', label: 'Works' },
  { value: 'fails', label: 'Fails' },
  { value: 'button', label: 'By button' },
];

export function Demo() {
  const [kind, setKind] = useState('works');
  const [count, setCount] = useState(12);
  const items = Array.from({ length: count }, (_, index) => 2041 - index);
  const load = async () => {
    await later(900);
    if (kind === 'fails') throw new Error('no network');
    setCount((before) => before + 12);
  };

  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <SegmentedControl label="Loading" options={kinds} value={kind} onChange={setKind} />
      <ScrollView
        label="Orders"
        scrollY
        style={{ blockSize: 420, borderRadius: 12, background: 'var(--portico-surface)' }}
      >
        <InfiniteList
          label="Orders"
          items={items}
          itemKey={(number) => number}
          itemLabelledBy={(number) => `order-${number}`}
          itemDescribedBy={(number) => `order-${number}-goods`}
          renderItem={(number) => (
            <Cell
              title={<span id={`order-${number}`}>Order {number}</span>}
              note={<span id={`order-${number}-goods`}>{goods[number % 6]}</span>}
              extra={`${1 + (number % 9)} bags`}
            />
          )}
          loadMore={load}
          hasMore={count < 96}
          manual={kind === 'button'}
          list={VirtualList}
        />
      </ScrollView>
    </div>
  );
}
