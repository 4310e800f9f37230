import { useState } from 'react';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { Rate } from '@/components/rate';
import { SegmentedControl } from '@/components/segmented-control';
import { Switch } from '@/components/switch';
import { KitProvider, Theme } from './kit-provider';

const brands = ['#6d28d9', '#d97706', '#0369a1'] as const;

const area = {
  display: 'grid',
  gap: 12,
  padding: 16,
  borderRadius: 'var(--portico-radius-2)',
} as const;

function Sample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button onClick={() => setOpen(true)}>Order</Button>
        <Button variant="tonal">Menu</Button>
        <Switch label="To go" defaultValue />
      </div>
      <Rate label="Coffee" defaultValue={4} />
      <Dialog open={isOpen} onOpenChange={setOpen} title="Flat white" actions={[{ label: 'OK' }]}>
        The dialog has the colours of the place that opened it.
      </Dialog>
    </>
  );
}

export function Demo() {
  const [colour, setColour] = useState<string>(brands[0]);
  const [isLarge, setLarge] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <SegmentedControl
        label="Brand"
        value={colour}
        onChange={setColour}
        options={brands.map((value) => ({ value, label: value }))}
      />
      <Switch label="Large text and buttons" value={isLarge} onChange={setLarge} />
      <KitProvider brand={colour} size={isLarge ? 'large' : 'normal'}>
        <Sample />
      </KitProvider>
      <Theme theme="dark" brand={colour} style={area}>
        <Sample />
      </Theme>
      <Theme theme="light" brand={colour} direction="rtl" style={area}>
        <Sample />
      </Theme>
    </div>
  );
}
