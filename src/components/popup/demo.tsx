import { useState } from 'react';
import { Button } from '@/components/button';
import { Popup, type PopupProps } from './popup';

export function Demo() {
  const [side, setSide] = useState<NonNullable<PopupProps['side']>>('bottom');
  const [open, setOpen] = useState(false);
  const show = (next: NonNullable<PopupProps['side']>) => {
    setSide(next);
    setOpen(true);
  };
  const close = () => setOpen(false);

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 16 }}>
      <Button onPress={() => show('bottom')}>From below</Button>
      <Button variant="tonal" onPress={() => show('center')}>
        In the middle
      </Button>
      <Popup open={open} side={side} label="Leave a note" onClose={close}>
        <div style={{ display: 'grid', gap: 16, padding: 24 }}>
          <strong>Leave a note</strong>
          <input
            aria-label="Note"
            placeholder="The panel stays above the keyboard"
            style={{
              padding: 12,
              border: '1px solid var(--portico-line)',
              borderRadius: 12,
              background: 'var(--portico-bg)',
            }}
          />
          <Button block onPress={close}>
            Done
          </Button>
        </div>
      </Popup>
    </div>
  );
}
