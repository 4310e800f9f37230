import { useState } from 'react';
import { Button } from '@/components/button';
import { Dialog } from './dialog';
import { AlertDialog, ConfirmDialog, PromptDialog } from './presets';

const later = () => new Promise((resolve) => setTimeout(resolve, 1500));

export function Demo() {
  const [open, setOpen] = useState<'alert' | 'confirm' | 'prompt' | 'three' | null>(null);
  const [name, setName] = useState('Arch 7');
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
        <Button variant="danger" onPress={() => setOpen('confirm')}>
          Delete {name}
        </Button>
        <Button variant="tonal" onPress={() => setOpen('prompt')}>
          Rename
        </Button>
        <Button variant="tonal" onPress={() => setOpen('alert')}>
          Opening hours
        </Button>
        <Button variant="tonal" onPress={() => setOpen('three')}>
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
        Its 42 drawings go with it. You can not take this back.
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
        Monday to Friday, eight to five. On Saturdays only the yard is open.
      </AlertDialog>
      <Dialog
        open={open === 'three'}
        title="The slab has a vein"
        actions={[
          { id: 'keep', text: 'Keep it', tone: 'primary' },
          { id: 'swap', text: 'Another one' },
          { id: 'ask', text: 'Ask the quarry' },
        ]}
        onOpenChange={close}
      >
        It runs through the lower third.
      </Dialog>
    </div>
  );
}
