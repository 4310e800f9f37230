import { useRef, useState } from 'react';
import { Button } from '@/components/button';
import { MovableArea } from './movable-area';
import { MovableView } from './movable';

const heading = { margin: '0 0 8px', fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const ground = {
  blockSize: 220,
  borderRadius: 12,
  background: 'var(--portico-bg)',
  boxShadow: 'inset 0 0 0 1px var(--portico-line)',
  backgroundImage: 'radial-gradient(var(--portico-line) 1px, transparent 1px)',
  backgroundSize: '20px 20px',
} as const;
const piece = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 96,
  blockSize: 72,
  borderRadius: 8,
  background: 'var(--portico-surface)',
  boxShadow: 'var(--portico-shadow-2)',
  fontSize: 'min(var(--portico-small), 18px)',
  fontWeight: 600,
} as const;

export function Demo() {
  const [home, setHome] = useState({ x: 24, y: 24 });
  const place = useRef<HTMLOutputElement>(null);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <h2 style={heading}>Tables of a café: drag one, or throw it</h2>
        <MovableArea style={ground}>
          <MovableView
            {...home}
            direction="all"
            inertia
            outOfBounds
            label="Table"
            style={piece}
            onChange={({ x, y }) => {
              if (place.current) place.current.value = `${Math.round(x)}, ${Math.round(y)}`;
            }}
          >
            Table
          </MovableView>
          <MovableView
            x={150}
            y={130}
            direction="horizontal"
            label="Counter, moves sideways"
            style={{ ...piece, background: 'var(--portico-accent-soft)' }}
          >
            Counter
          </MovableView>
        </MovableArea>
      </div>
      <div
        style={{ display: 'flex', gap: 12, justifyContent: 'space-between', alignItems: 'center' }}
      >
        <output ref={place} style={{ color: 'var(--portico-text-2)' }}>
          24, 24
        </output>
        <Button onClick={() => setHome((last) => ({ x: last.x === 24 ? 25 : 24, y: 24 }))}>
          Back to the start
        </Button>
      </div>
      <div>
        <h2 style={heading}>Resize with two fingers, or with + and -</h2>
        <MovableArea style={ground} scaleArea>
          <MovableView
            x={110}
            y={60}
            direction="all"
            scale
            scaleMin={0.5}
            scaleMax={2}
            label="Loaf"
            style={{ ...piece, borderRadius: '48px 48px 0 0' }}
          >
            Loaf
          </MovableView>
        </MovableArea>
      </div>
    </div>
  );
}
