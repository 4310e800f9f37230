import { type CSSProperties, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { Cell } from '@/components/cell';
import { definePlayground } from '@/components/kit/playground';
import { ScrollView, type ScrollViewHandle, type ScrollViewProps } from './scroll-view';

const stones = [
  ['Basalt', '#4a4f52', '#6c7275'],
  ['Green slate', '#47594f', '#7c9484'],
  ['Limestone', '#cfc3a5', '#e7dfc8'],
  ['Sandstone', '#b98a5a', '#dbb78a'],
  ['Granite', '#8b8485', '#b9b1b1'],
  ['Red marble', '#7d3b36', '#b4645a'],
  ['Travertine', '#c9ac86', '#e5d3b8'],
  ['Quartzite', '#9aa7b0', '#c6d0d6'],
] as const;

const box = { borderRadius: 12, background: 'var(--portico-surface)' } as const;
const rows = Array.from({ length: 24 }, (_, index) => 2041 - index);
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function Slab({ name, from, to }: { name: string; from: string; to: string }) {
  const face: CSSProperties = {
    blockSize: 96,
    borderRadius: 8,
    background: `linear-gradient(135deg, ${from}, ${to} 60%, ${from})`,
  };
  return (
    <figure id={`slab-${name}`} style={{ flex: '0 0 128px', margin: 0, scrollMargin: 16 }}>
      <div style={face} />
      <figcaption style={{ paddingBlockStart: 8, fontSize: 'var(--portico-small)' }}>
        {name}
      </figcaption>
    </figure>
  );
}

export function Demo() {
  const orders = useRef<ScrollViewHandle>(null);
  const [times, setTimes] = useState(0);
  const [edge, setEdge] = useState('top');
  const [target, setTarget] = useState<string | null>(null);
  const refresh = async () => {
    await later(1200);
    setTimes((before) => before + 1);
  };

  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <ScrollView
        label="Slabs"
        scrollX
        showScrollbar={false}
        scrollIntoView={target}
        scrollWithAnimation
        style={{ ...box, display: 'flex', gap: 12, padding: 16 }}
      >
        {stones.map(([name, from, to]) => (
          <Slab key={name} name={name} from={from} to={to} />
        ))}
      </ScrollView>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button size="small" variant="tonal" onPress={() => setTarget('slab-Basalt')}>
          Basalt
        </Button>
        <Button size="small" variant="tonal" onPress={() => setTarget('slab-Granite')}>
          Granite
        </Button>
        <Button size="small" variant="tonal" onPress={() => orders.current?.startRefresh()}>
          Refresh
        </Button>
      </div>
      <ScrollView
        label="Orders"
        scrollY
        refresherEnabled
        enableBackToTop
        handle={orders}
        style={{ ...box, blockSize: 320 }}
        onRefresherRefresh={refresh}
        onScrollToUpper={() => setEdge('top')}
        onScrollToLower={() => setEdge('end')}
      >
        <Cell title="Looked up" value={`${times} times`} />
        {rows.map((number) => (
          <Cell key={number} title={`Order ${number}`} note={stones[number % 8]?.[0]} />
        ))}
      </ScrollView>
      <p style={{ margin: 0, color: 'var(--portico-text-2)', fontSize: 'var(--portico-small)' }}>
        The last edge that was reached: {edge}
      </p>
    </div>
  );
}

export const playground = definePlayground<ScrollViewProps>({
  component: ScrollView,
  controls: {
    refresherEnabled: { kind: 'switch' },
    refresherThreshold: { kind: 'number', min: 30, max: 120, step: 5 },
    showScrollbar: { kind: 'switch' },
    enableBackToTop: { kind: 'switch' },
  },
  props: {
    refresherEnabled: true,
    refresherThreshold: 45,
    showScrollbar: true,
    enableBackToTop: false,
  },
  fixed: {
    label: 'Archive',
    scrollY: true,
    style: { ...box, blockSize: 280 },
    onRefresherRefresh: () => later(1000),
    children: rows.map((number) => <Cell key={number} title={`Order ${number}`} />),
  },
  code: 'label="Archive" scrollY onRefresherRefresh={load}',
  codeChildren: '{orders.map((order) => <Order key={order.number} {...order} />)}',
});
