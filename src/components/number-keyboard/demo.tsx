import { useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { NumberKeyboard, type NumberKeyboardProps } from './number-keyboard';

const sum = {
  fontSize: 'var(--portico-display)',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  textAlign: 'end',
} as const;

export function Demo() {
  const [weight, setWeight] = useState('12.5');
  const [open, setOpen] = useState(false);
  const [paper, setPaper] = useState('');
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <output style={sum}>
        <bdi>{weight || '0'} kg</bdi>
      </output>
      <NumberKeyboard
        type="digit"
        title="Weight of the bag"
        confirmText="Done"
        onInput={(key) =>
          setWeight((text) => (key === '.' && text.includes('.') ? text : text + key))
        }
        onDelete={() => setWeight((text) => text.slice(0, -1))}
      />
      <Button variant="tonal" onClick={() => setOpen(true)}>
        {paper === '' ? 'Number of the delivery note' : paper}
      </Button>
      <NumberKeyboard
        placement="bottom"
        type="idcard"
        title="Delivery note"
        open={open}
        onOpenChange={setOpen}
        onInput={(key) => setPaper((text) => text + key)}
        onDelete={() => setPaper((text) => text.slice(0, -1))}
      />
    </div>
  );
}

export const playground = definePlayground<NumberKeyboardProps>({
  component: NumberKeyboard,
  controls: {
    type: { kind: 'choice', options: ['number', 'digit', 'idcard'] },
    random: { kind: 'switch' },
    title: { kind: 'text' },
    confirmText: { kind: 'text' },
    confirmDisabled: { kind: 'switch' },
    disabled: { kind: 'switch' },
  },
  props: {
    type: 'number',
    random: false,
    title: '',
    confirmText: '',
    confirmDisabled: false,
    disabled: false,
  },
});
