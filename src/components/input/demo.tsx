import { useState } from 'react';
import { definePlayground } from '@/components/kit/playground';
import { Input, type InputProps } from './input';

const groups = (text: string) =>
  text
    .replaceAll(/\D/g, '')
    .slice(0, 12)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');

export function Demo() {
  const [weight, setWeight] = useState('2.4');
  const [sent, setSent] = useState('');
  const isHeavy = Number(weight) > 20;
  return (
    <div style={{ display: 'grid', gap: 20, padding: 16 }}>
      <Input label="Name of the arch" defaultValue="Gate of the Two Winds" clearable showCount />
      <Input
        label="Block number"
        help="Twelve digits, cut into the back of the block"
        inputMode="numeric"
        formatter={groups}
        defaultValue="4021 7733 0195"
        clearable
      />
      <Input
        label="Weight"
        type="digit"
        value={weight}
        onChange={setWeight}
        suffix="t"
        error={isHeavy && 'The crane lifts 20 t at the most'}
      />
      <Input
        label="Gate code"
        type="password"
        autoComplete="current-password"
        defaultValue="granite"
      />
      <Input
        label="Foreman"
        labelPlacement="start"
        variant="outline"
        type="tel"
        autoComplete="tel"
        prefix="+44"
        placeholder="7700 900123"
      />
      <Input
        label="Search stones"
        labelPlacement="hidden"
        placeholder="Search stones, then Enter"
        confirmType="search"
        confirmHold
        onConfirm={setSent}
        help={sent && `Searched for ${sent}`}
      />
      <Input label="Cut" defaultValue="Bush-hammered" disabled />
    </div>
  );
}

export const playground = definePlayground<InputProps>({
  component: Input,
  controls: {
    type: { kind: 'choice', options: ['text', 'number', 'idcard', 'digit', 'tel', 'password'] },
    variant: { kind: 'choice', options: ['filled', 'outline', 'plain'] },
    labelPlacement: { kind: 'choice', options: ['top', 'start', 'hidden'] },
    maxLength: { kind: 'number', min: -1, max: 200 },
    showCount: { kind: 'switch' },
    clearable: { kind: 'switch' },
    disabled: { kind: 'switch' },
    readOnly: { kind: 'switch' },
    placeholder: { kind: 'text' },
  },
  props: {
    type: 'text',
    variant: 'filled',
    labelPlacement: 'top',
    maxLength: 140,
    showCount: false,
    clearable: false,
    disabled: false,
    readOnly: false,
    placeholder: '',
  },
  fixed: { label: 'Stone' },
  code: 'label="Stone"',
});
