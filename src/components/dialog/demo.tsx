import { useState } from 'react';
import { Button } from '@/components/button';
import { Dialog } from './dialog';

export function Demo() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div style={{ padding: 16 }}>
      <Button variant="danger" onPress={() => setOpen(true)}>
        Delete album
      </Button>
      <Dialog
        open={open}
        title="Delete this album?"
        onClose={close}
        actions={[
          { id: 'keep', text: 'Keep it', onPress: close },
          { id: 'delete', text: 'Delete', tone: 'danger', onPress: close },
        ]}
      >
        Its 42 photos go with it. You can not take this back.
      </Dialog>
    </div>
  );
}
