import { useState } from 'react';
import { PlusIcon } from '@/components/icon';
import { Button } from './button';

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export function Demo() {
  const [loading, setLoading] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <div style={row}>
        <Button>Primary</Button>
        <Button variant="tonal">Tonal</Button>
        <Button variant="plain">Plain</Button>
        <Button variant="danger">Danger</Button>
      </div>
      <div style={row}>
        <Button disabled>Disabled</Button>
        <Button size="small" icon={<PlusIcon size={16} />}>
          Small
        </Button>
        <Button loading={loading} onPress={() => setLoading(true)}>
          Press to load
        </Button>
      </div>
      <Button size="large" block>
        Large
      </Button>
    </div>
  );
}
