import { useState } from 'react';
import { Cell } from '@/components/cell';
import { ScrollView } from '@/components/scroll-view';
import { SegmentedControl } from '@/components/segmented-control';
import { VirtualList } from '@/components/virtual-list';
import { InfiniteList } from './infinite-list';

const stones = ['Basalt', 'Green slate', 'Limestone', 'Sandstone', 'Granite', 'Travertine'];
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const kinds = [
  { value: 'works', text: 'Works' },
  { value: 'fails', text: 'Fails' },
  { value: 'button', text: 'By button' },
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
          itemLabel={(number) => `Order ${number}`}
          renderItem={(number) => (
            <Cell
              title={`Order ${number}`}
              note={stones[number % 6]}
              value={`${1 + (number % 9)} t`}
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
