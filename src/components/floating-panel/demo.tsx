import { useState } from 'react';
import { Button } from '@/components/button';
import { Cell } from '@/components/cell';
import { List } from '@/components/list';
import { FloatingPanel } from './floating-panel';

const places = [
  ['Harbour Café', 'Flat white, cakes', '120 m'],
  ['Roastery No. 4', 'Beans and tastings', '260 m'],
  ['The Corner', 'Open until 22:00', '340 m'],
  ['Bakery Lind', 'Bread, cinnamon buns', '410 m'],
  ['Garden Kitchen', 'Lunch, vegetarian', '480 m'],
  ['Market Hall', 'Twelve stalls', '650 m'],
  ['Tea House', 'Garden seats', '720 m'],
  ['Station Bar', 'Coffee to go', '900 m'],
  ['Lake Pavilion', 'With a view', '1.2 km'],
] as const;

export function Demo() {
  const [open, setOpen] = useState(false);
  const [height, setHeight] = useState(112);
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start', padding: 16 }}>
      <Button onClick={() => setOpen(!open)}>
        {open ? 'Close the panel' : 'Show places nearby'}
      </Button>
      {open && (
        <>
          <Button variant="outline" onClick={() => setHeight(height === 0.9 ? 112 : 0.9)}>
            {height === 0.9 ? 'Make it small' : 'Open it fully'}
          </Button>
          <FloatingPanel
            label="Places nearby"
            height={height}
            onHeightChange={setHeight}
            header={<h3 style={{ margin: 0, padding: '0 20px 12px' }}>Nine places nearby</h3>}
          >
            <List>
              {places.map(([name, note, way]) => (
                <Cell key={name} title={name} note={note} extra={way} />
              ))}
            </List>
          </FloatingPanel>
        </>
      )}
    </div>
  );
}
