import { useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { Toast, type ToastProps } from './toast';

type Sample = Pick<ToastProps, 'icon' | 'position' | 'children' | 'action'> & { name: string };

const samples: readonly Sample[] = [
  { name: 'Success', icon: 'success', children: 'Order saved' },
  { name: 'Error', icon: 'error', children: 'The order could not be sent' },
  { name: 'Text', children: 'Six cakes are left' },
  { name: 'At the bottom', position: 'bottom', children: 'Press back again to leave' },
];

export function Demo() {
  const [shown, setShown] = useState<string | null>(null);
  const [archived, setArchived] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
          gap: 12,
        }}
      >
        {samples.map(({ name, ...toast }) => (
          <div key={name} style={{ display: 'grid' }}>
            <Button variant="tonal" onClick={() => setShown(name)}>
              {name}
            </Button>
            <Toast open={shown === name} onOpenChange={() => setShown(null)} {...toast} />
          </div>
        ))}
      </div>
      <Button block onClick={() => setArchived(true)}>
        Archive the order
      </Button>
      <Toast
        open={archived}
        position="bottom"
        action={{ label: 'Undo' }}
        onOpenChange={() => setArchived(false)}
      >
        Order archived
      </Toast>
    </div>
  );
}

function Tried(props: ToastProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show</Button>
      <Toast {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const playground = definePlayground<ToastProps>({
  component: Tried,
  controls: {
    duration: { kind: 'number', min: 0, step: 500 },
    icon: { kind: 'choice', options: ['none', 'success', 'error', 'loading'] },
    position: { kind: 'choice', options: ['top', 'center', 'bottom'] },
    mask: { kind: 'switch' },
  },
  props: { duration: 2000, icon: 'none', position: 'center', mask: false },
  fixed: { children: 'Order saved' },
  code: 'open={open} onOpenChange={setOpen}',
  codeChildren: 'Order saved',
});
