import { type ReactNode, useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { RollingText, type RollingTextProps } from './rolling-text';

const price = { style: 'currency', currency: 'EUR' } as const;
const large = { fontSize: 'min(var(--portico-display), 10vw)', fontWeight: 700 } as const;

export function Demo() {
  const [cups, setCups] = useState(2);
  return (
    <div style={{ display: 'grid', gap: 24, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Part title="Cups sold this year">
        <RollingText value={48_216} style={large} />
      </Part>
      <Part title="Your order">
        <RollingText value={cups * 3.6} format={price} duration={600} style={large} />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 12 }}>
          <Button variant="tonal" disabled={cups === 0} onClick={() => setCups(cups - 1)}>
            One cup less
          </Button>
          <Button variant="tonal" onClick={() => setCups(cups + 1)}>
            One cup more
          </Button>
        </div>
      </Part>
      <Part title="Beans left">
        <RollingText value={0.37} from={1} format={{ style: 'percent' }} style={large} />
      </Part>
      <Part title="In Arabic digits">
        <RollingText value={1250.5} format={{ ...price, numberingSystem: 'arab' }} style={large} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p style={{ margin: '0 0 4px', fontSize: 'var(--portico-small)', fontWeight: 600 }}>
        {title}
      </p>
      {children}
    </div>
  );
}

export const playground = definePlayground<RollingTextProps>({
  component: RollingText,
  controls: {
    value: { kind: 'number', min: -1_000_000, max: 1_000_000 },
    duration: { kind: 'number', min: 0, max: 5000, step: 100 },
  },
  props: { value: 1250, duration: 1000 },
});
