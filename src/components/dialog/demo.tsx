import { useState } from 'react';
import { Button } from '@/components/button';
import { Dialog } from './dialog';
import { AlertDialog, ConfirmDialog, PromptDialog } from './presets';

const later = () => new Promise((resolve) => setTimeout(resolve, 1500));

export function Demo() {
  const [open, setOpen] = useState<'alert' | 'confirm' | 'prompt' | 'three' | null>(null);
  const [name, setName] = useState('Team lunch');
  const close = () => setOpen(null);

  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
          gap: 12,
        }}
      >
        <Button variant="danger" onClick={() => setOpen('confirm')}>
          Delete {name}
        </Button>
        <Button variant="tonal" onClick={() => setOpen('prompt')}>
          Rename
        </Button>
        <Button variant="tonal" onClick={() => setOpen('alert')}>
          Opening hours
        </Button>
        <Button variant="tonal" onClick={() => setOpen('three')}>
          Three answers
        </Button>
      </div>
      <ConfirmDialog
        open={open === 'confirm'}
        title={`Delete ${name}?`}
        tone="danger"
        confirmText="Delete"
        cancelText="Keep it"
        onConfirm={later}
        onOpenChange={close}
      >
        Its notes and photos are deleted too. You cannot undo this.
      </ConfirmDialog>
      <PromptDialog
        open={open === 'prompt'}
        title="Rename the order"
        label="Name"
        defaultValue={name}
        validate={(value) => (value.trim() ? null : 'An order needs a name')}
        onConfirm={setName}
        onOpenChange={close}
      />
      <AlertDialog open={open === 'alert'} title="Opening hours" onOpenChange={close} closeOnMask>
        Monday to Friday, eight to five. On Saturdays only the bakery is open.
      </AlertDialog>
      <Dialog
        open={open === 'three'}
        title="Oat milk is sold out"
        actions={[
          { label: 'Take cow’s milk', tone: 'primary' },
          { label: 'Another drink' },
          { label: 'Ask the café' },
        ]}
        onOpenChange={close}
      >
        What would you like in your latte?
      </Dialog>
    </div>
  );
}
