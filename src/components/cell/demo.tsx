import { useState } from 'react';
import { Badge } from '@/components/badge';
import { ListIcon, PlusIcon } from '@/components/icon';
import { Cell } from './cell';

export function Demo() {
  const [presses, setPresses] = useState(0);
  return (
    <div>
      <Cell title="Plain text" value="14.2 MB" />
      <Cell
        icon={<ListIcon />}
        title="A button"
        note="With a second line"
        value={presses}
        onPress={() => setPresses(presses + 1)}
      />
      <Cell title="A link" href="#cell" value={<Badge text="3" label="3 new" />} />
      <Cell title="Disabled" disabled onPress={() => setPresses(0)} />
      <Cell icon={<PlusIcon />} title="Accent" tone="accent" onPress={() => setPresses(0)} />
      <Cell title="Danger" tone="danger" onPress={() => setPresses(0)} />
    </div>
  );
}
