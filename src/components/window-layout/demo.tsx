import { useState } from 'react';
import { Button } from '@/components/button';
import { Cell } from '@/components/cell';
import { WindowLayout, type WindowSide } from './window-layout';

export function Demo() {
  const [drawer, setDrawer] = useState<WindowSide>();
  return (
    <div style={{ height: 320 }}>
      <WindowLayout
        top={<Cell title="Top window" />}
        left={<Cell title="Left window" />}
        right={<Cell title="Right window" />}
        sizes={{ top: '48px', left: '200px', right: '200px' }}
        labels={{ left: 'Contents', right: 'Details' }}
        drawer={drawer}
        onDrawerChange={setDrawer}
      >
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 16 }}>
          <Button variant="tonal" onClick={() => setDrawer('left')}>
            Contents
          </Button>
          <Button variant="tonal" onClick={() => setDrawer('right')}>
            Details
          </Button>
        </div>
      </WindowLayout>
    </div>
  );
}
