import { useState } from 'react';
import { Button } from '@/components/button';
import { Guide } from './guide';

export function Demo() {
  const [open, setOpen] = useState(false);

  return (
    <div style={{ padding: 16 }}>
      <Button onClick={() => setOpen(true)}>Share the album</Button>
      <Guide
        open={open}
        arrow
        title="Share this album"
        steps={['Open the menu in the top right corner', 'Choose who gets it']}
        actions={[{ label: 'Got it', tone: 'primary' }]}
        onOpenChange={setOpen}
      />
    </div>
  );
}
