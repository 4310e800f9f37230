import { useRef, useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { Countdown, type CountdownHandle, type CountdownProps } from './countdown';

const heading = { margin: 0, fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const large = { fontSize: 'var(--portico-heading)', fontWeight: 600 } as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;
const tile = {
  minWidth: 52,
  padding: '10px 8px',
  borderRadius: 'var(--portico-radius-2)',
  background: 'var(--portico-accent-soft)',
  color: 'var(--portico-accent)',
  fontSize: 'var(--portico-heading)',
  fontWeight: 700,
  textAlign: 'center',
} as const;

export function Demo() {
  const cure = useRef<CountdownHandle>(null);
  const [isDone, setDone] = useState(false);
  const tiles = ({ days, hours, minutes, seconds }: { [unit: string]: number }) => (
    <span dir="ltr" style={{ ...row, display: 'inline-flex' }}>
      {[days, hours, minutes, seconds].map((value, place) => (
        <span key={place} style={tile}>
          {String(value).padStart(2, '0')}
        </span>
      ))}
    </span>
  );
  return (
    <div style={{ display: 'grid', gap: 24, padding: 16 }}>
      <div style={{ display: 'grid', gap: 8 }}>
        <p style={heading}>Until the bakery opens</p>
        <Countdown label="Bakery opens" time={187_200_000} style={large} format="DD [d] HH:mm:ss" />
      </div>
      <div style={{ display: 'grid', gap: 8 }}>
        <p style={heading}>The sale of cakes ends in</p>
        <Countdown label="Sale" time={93_784_000}>
          {tiles}
        </Countdown>
      </div>
      <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        <p style={heading}>{isDone ? 'The tea is ready' : 'The tea is ready in'}</p>
        <Countdown
          label="Tea"
          time={30_000}
          format="ss.SS"
          autoStart={false}
          style={large}
          handle={cure}
          onFinish={() => setDone(true)}
        />
        <div style={row}>
          <Button size="small" onClick={() => cure.current?.start()}>
            Start
          </Button>
          <Button size="small" variant="tonal" onClick={() => cure.current?.pause()}>
            Pause
          </Button>
          <Button size="small" variant="plain" onClick={() => cure.current?.reset()}>
            Reset
          </Button>
        </div>
      </div>
    </div>
  );
}

export const playground = definePlayground<CountdownProps>({
  component: Countdown,
  controls: {
    time: { kind: 'number', min: 0, step: 1000 },
    format: { kind: 'text' },
    autoStart: { kind: 'switch' },
  },
  props: { time: 90_000, format: 'HH:mm:ss', autoStart: true },
  fixed: { label: 'Sale' },
  code: 'label="Sale"',
});
