import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { Cell } from '@/components/cell';
import { ScrollView } from '@/components/scroll-view';
import { type PullHandle, PullToRefresh } from './pull-to-refresh';

const orders = ['Two cappuccinos', 'Lemon cake', 'Rye bread', 'Pot of mint tea'];
const more = ['Six croissants', 'Iced latte', 'Cheese sandwich', 'Box of cookies'];
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const heading = { margin: 0, fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const frame = {
  overflow: 'auto',
  blockSize: 260,
  borderRadius: 12,
  background: 'var(--portico-surface)',
} as const;

function Rows({ count, children }: { count: number; children?: ReactNode }) {
  return (
    <>
      <Cell title="Refreshed" extra={`${count}×`} />
      {[...orders, ...more].map((order, row) => (
        <Cell key={order} title={order} note={`Order ${2041 - row}`} />
      ))}
      {children}
    </>
  );
}

export function Demo() {
  const [count, setCount] = useState(1);
  const [fails, setFails] = useState(false);
  const load = async () => {
    await later(1200);
    if (fails) throw new Error('no network');
    setCount((before) => before + 1);
  };

  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <h2 style={heading}>The content moves down</h2>
      <ScrollView label="Orders" scrollY style={frame}>
        <PullToRefresh onRefresh={load}>
          <Rows count={count} />
        </PullToRefresh>
      </ScrollView>
      <Button variant="tonal" onClick={() => setFails(!fails)}>
        {fails ? 'Make the next refresh work' : 'Make the next refresh fail'}
      </Button>
      <AsOfAPage />
    </div>
  );
}

/** A disc moves over the content, as in pages. The content does not move. */
function AsOfAPage() {
  const scroller = useRef<HTMLDivElement>(null);
  const pull = useRef<PullHandle>(null);
  const [count, setCount] = useState(1);
  const load = async () => {
    await later(1200);
    setCount((before) => before + 1);
  };
  return (
    <>
      <h2 style={heading}>A disc moves over the content</h2>
      <div style={{ position: 'relative' }}>
        <PullToRefresh handle={pull} scroller={scroller} onRefresh={load} />
        <ScrollView ref={scroller} label="Orders in a page" scrollY style={frame}>
          <Rows count={count} />
        </ScrollView>
      </div>
      <Button variant="tonal" onClick={() => pull.current?.start()}>
        Refresh from code
      </Button>
    </>
  );
}
