import { useState } from 'react';
import { Cell } from '@/components/cell';
import { definePlayground } from '@/components/kit/playground';
import { Switch, type SwitchProps } from './switch';

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function Demo() {
  const [machine, setMachine] = useState(true);
  const askTheKitchen = async () => {
    await later(1200);
    return true;
  };
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <div style={{ overflow: 'hidden', borderRadius: 'var(--portico-radius-2)' }}>
        <Cell
          title="Coffee machine"
          note={machine ? 'On' : 'Off'}
          extra={<Switch label="Coffee machine" value={machine} onChange={setMachine} />}
        />
        <Cell
          title="Online orders"
          note="Asks the kitchen first"
          extra={<Switch label="Online orders" beforeChange={askTheKitchen} />}
        />
        <Cell
          title="Night lights"
          note="Set by the opening hours"
          extra={<Switch label="Night lights" defaultValue disabled />}
        />
      </div>
      <Switch defaultValue>Tell me when my order is ready</Switch>
    </div>
  );
}

export const playground = definePlayground<SwitchProps>({
  component: Switch,
  controls: { loading: { kind: 'switch' }, disabled: { kind: 'switch' } },
  props: { loading: false, disabled: false },
  fixed: { label: 'Coffee machine', defaultValue: true },
  code: 'label="Coffee machine" defaultValue',
});
