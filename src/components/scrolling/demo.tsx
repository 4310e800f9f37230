import { useRef } from 'react';
import { Button } from '@/components/button';
import { Cell } from '@/components/cell';
import { animateScroll } from './animate-scroll';

const frame = {
  overflow: 'auto',
  blockSize: 240,
  borderRadius: 12,
  background: 'var(--portico-surface)',
} as const;

export function Demo() {
  const box = useRef<HTMLElement>(null);
  const go = (top: number) => box.current && animateScroll(box.current, { top });
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard */}
      <section ref={box} aria-label="Blocks" tabIndex={0} style={frame}>
        {Array.from({ length: 40 }, (_, row) => (
          <Cell key={row} title={`Block ${row + 1}`} value={`${2 + (row % 7)} t`} />
        ))}
      </section>
      <div style={{ display: 'flex', gap: 12 }}>
        <Button variant="tonal" onPress={() => go(0)}>
          To the first
        </Button>
        <Button variant="tonal" onPress={() => go(9999)}>
          To the last
        </Button>
      </div>
    </div>
  );
}
