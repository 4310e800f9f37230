import { useRef, useState } from 'react';
import { Button } from '@/components/button';
import { Cell } from '@/components/cell';
import { type PullHandle, PullToRefresh } from './pull-to-refresh';

export function Demo() {
  const scroller = useRef<HTMLDivElement>(null);
  const pull = useRef<PullHandle>(null);
  const [count, setCount] = useState(0);
  const refresh = () => {
    setCount((before) => before + 1);
    setTimeout(() => pull.current?.stop(), 1200);
  };

  return (
    <div>
      <div style={{ position: 'relative' }}>
        <PullToRefresh ref={pull} scroller={scroller} onRefresh={refresh} />
        <div ref={scroller} style={{ height: 320, overflow: 'auto' }}>
          <Cell title="Refreshed" value={count} />
          {Array.from({ length: 12 }, (_, row) => (
            <Cell key={row} title={`Row ${row + 1}`} />
          ))}
        </div>
      </div>
      <div style={{ padding: 16 }}>
        <Button variant="tonal" onPress={() => pull.current?.start()}>
          Refresh from code
        </Button>
      </div>
    </div>
  );
}
