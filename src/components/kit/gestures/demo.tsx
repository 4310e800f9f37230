import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { mergeRefs } from '@/shared/merge-refs';
import { useDrag } from './drag';
import { usePinch } from './pinch';
import { usePress } from './press';

const drinks = [
  { name: 'Caramel', x: 16, y: 28, from: '#cfb489', to: '#8a6a43' },
  { name: 'Mint tea', x: 142, y: 44, from: '#7f9a92', to: '#2f4a45' },
  { name: 'Espresso', x: 44, y: 168, from: '#7d8288', to: '#2c3035' },
  { name: 'Rooibos', x: 150, y: 178, from: '#bf8f84', to: '#6d3a34' },
];

const face = (from: string, to: string): CSSProperties => ({
  position: 'absolute',
  inlineSize: 96,
  blockSize: 84,
  border: 0,
  borderRadius: 10,
  background: `linear-gradient(150deg, ${from}, ${to})`,
  boxShadow: 'var(--portico-shadow-2)',
  color: '#fff',
  fontSize: 'min(0.875rem, 15px)',
  fontWeight: 600,
  textShadow: '0 1px 3px #000c, 0 0 8px #0009',
});

const STEP: Record<string, readonly [number, number]> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
};

type CardProps = { drink: (typeof drinks)[number]; scale: number; onTell: (what: string) => void };

function Card({ drink, scale, onTell }: CardProps) {
  const { name } = drink;
  const element = useRef<HTMLButtonElement>(null);
  const at = useRef({ x: drink.x, y: drink.y });
  const [isMarked, setMarked] = useState(false);

  // Writes the style directly, so moves cause no render.
  const put = (x: number, y: number) => {
    if (element.current) element.current.style.translate = `${x}px ${y}px`;
  };
  const stay = (x: number, y: number) => {
    at.current = { x: at.current.x + x / scale, y: at.current.y + y / scale };
    put(at.current.x, at.current.y);
  };

  const drag = useDrag({
    onStart: () => onTell(`${name} is being moved`),
    onMove: ({ x, y }) => put(at.current.x + x / scale, at.current.y + y / scale),
    onEnd: ({ x, y }) => {
      stay(x, y);
      onTell(`${name} was moved`);
    },
  });
  const press = usePress({
    onTap: () => onTell(`${name} was tapped`),
    onLongPress: () => {
      setMarked(!isMarked);
      onTell(`${name} was held`);
    },
  });
  const ref = useMemo(() => mergeRefs<HTMLButtonElement>(element, drag, press), [drag, press]);

  const nudge = (event: KeyboardEvent) => {
    const [x, y] = STEP[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    stay(x * scale, y * scale);
  };

  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={isMarked}
      onKeyDown={nudge}
      style={{
        ...face(drink.from, drink.to),
        translate: `${drink.x}px ${drink.y}px`,
        outline: isMarked ? '3px solid var(--portico-accent)' : undefined,
        outlineOffset: 2,
      }}
    >
      {name}
    </button>
  );
}

const zoomed = (scale: number) => Math.min(2, Math.max(0.6, scale));

export function Demo() {
  const [told, tell] = useState('Tap, hold, drag or pinch');
  const [scale, setScale] = useState(1);
  const board = useRef<HTMLDivElement>(null);

  const show = (now: number) => {
    if (board.current) board.current.style.scale = String(now);
  };
  const pinch = usePinch({
    onMove: ({ scale: by }) => show(zoomed(scale * by)),
    onEnd: ({ scale: by }) => {
      setScale(zoomed(scale * by));
      tell('The board was pinched');
    },
  });

  return (
    <div style={{ display: 'grid', gap: 12, padding: 16 }}>
      <div
        ref={pinch}
        style={{
          position: 'relative',
          blockSize: 300,
          overflow: 'hidden',
          borderRadius: 16,
          background:
            'radial-gradient(var(--portico-line) 1px, transparent 1.5px) 0 0 / 20px 20px, var(--portico-fill)',
        }}
      >
        <div ref={board} dir="ltr" style={{ position: 'absolute', inset: 0, scale: String(scale) }}>
          {drinks.map((drink) => (
            <Card key={drink.name} drink={drink} scale={scale} onTell={tell} />
          ))}
        </div>
      </div>
      <div style={{ display: 'flex', gap: 8, alignItems: 'center', flexWrap: 'wrap' }}>
        <output style={{ flex: '1 1 7rem', color: 'var(--portico-text-2)' }}>{told}</output>
        <Button size="small" variant="tonal" onClick={() => setScale(zoomed(scale / 1.25))}>
          Smaller
        </Button>
        <Button size="small" variant="tonal" onClick={() => setScale(zoomed(scale * 1.25))}>
          Larger
        </Button>
      </div>
    </div>
  );
}
