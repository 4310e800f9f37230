import { type CSSProperties, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { Cell } from '@/components/cell';
import { definePlayground } from '@/components/kit/playground';
import { ScrollView, type ScrollViewHandle, type ScrollViewProps } from './scroll-view';

const drinks = [
  ['Espresso', '#4a4f52', '#6c7275'],
  ['Matcha', '#47594f', '#7c9484'],
  ['Latte', '#cfc3a5', '#e7dfc8'],
  ['Caramel', '#b98a5a', '#dbb78a'],
  ['Mocha', '#8b8485', '#b9b1b1'],
  ['Rooibos', '#7d3b36', '#b4645a'],
  ['Cappuccino', '#c9ac86', '#e5d3b8'],
  ['Water', '#9aa7b0', '#c6d0d6'],
] as const;

const box = { borderRadius: 12, background: 'var(--portico-surface)' } as const;
const heading = { margin: 0, fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const rows = Array.from({ length: 24 }, (_, index) => 2041 - index);
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function Drink({ name, from, to }: { name: string; from: string; to: string }) {
  const face: CSSProperties = {
    blockSize: 96,
    borderRadius: 8,
    background: `linear-gradient(135deg, ${from}, ${to} 60%, ${from})`,
  };
  return (
    <figure id={`drink-${name}`} style={{ flex: '0 0 128px', margin: 0, scrollMargin: 16 }}>
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
      <h2 style={heading}>Scrolls to the side</h2>
      <ScrollView
        label="Drinks"
        scrollX
        showScrollbar={false}
        scrollIntoView={target}
        scrollWithAnimation
        style={{ ...box, display: 'flex', gap: 12, padding: 16 }}
      >
        {drinks.map(([name, from, to]) => (
          <Drink key={name} name={name} from={from} to={to} />
        ))}
      </ScrollView>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button size="small" variant="tonal" onClick={() => setTarget('drink-Espresso')}>
          Espresso
        </Button>
        <Button size="small" variant="tonal" onClick={() => setTarget('drink-Mocha')}>
          Mocha
        </Button>
        <Button size="small" variant="tonal" onClick={() => orders.current?.startRefresh()}>
          Refresh
        </Button>
      </div>
      <h2 style={heading}>Scrolls down, pull to refresh</h2>
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
        <Cell title="Refreshed" extra={`${times}×`} />
        {rows.map((number) => (
          <Cell key={number} title={`Order ${number}`} note={drinks[number % 8]?.[0]} />
        ))}
      </ScrollView>
      <p style={{ margin: 0, color: 'var(--portico-text-2)', fontSize: 'var(--portico-small)' }}>
        Last edge reached: {edge}
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
