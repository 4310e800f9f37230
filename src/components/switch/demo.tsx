import { useState } from 'react';
import { Cell } from '@/components/cell';
import { definePlayground } from '@/components/kit/playground';
import { Switch, type SwitchProps } from './switch';

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function Demo() {
  const [saw, setSaw] = useState(true);
  const askTheFloor = async () => {
    await later(1200);
    return true;
  };
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <div style={{ overflow: 'hidden', borderRadius: 'var(--portico-radius-2)' }}>
        <Cell
          title="Wire saw"
          note={saw ? 'Running' : 'Stopped'}
          value={<Switch label="Wire saw" value={saw} onChange={setSaw} />}
        />
        <Cell
          title="Crane"
          note="Asks the control room first"
          value={<Switch label="Crane" beforeChange={askTheFloor} />}
        />
        <Cell
          title="Night lights"
          note="Set by the timetable"
          value={<Switch label="Night lights" defaultValue disabled />}
        />
      </div>
      <Switch defaultValue>Tell me when a slab is ready</Switch>
    </div>
  );
}

export const playground = definePlayground<SwitchProps>({
  component: Switch,
  controls: { loading: { kind: 'switch' }, disabled: { kind: 'switch' } },
  props: { loading: false, disabled: false },
  fixed: { label: 'Wire saw', defaultValue: true },
  code: 'label="Wire saw" defaultValue',
});
