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
      <Input label="Text on the cake" defaultValue="Happy birthday, Grandma" clearable showCount />
      <Input
        label="Gift card number"
        help="Twelve digits, on the back of the card"
        inputMode="numeric"
        formatter={groups}
        defaultValue="4021 7733 0195"
        clearable
      />
      <Input
        label="Weight of the parcel"
        type="digit"
        value={weight}
        onChange={setWeight}
        suffix="kg"
        error={isHeavy && 'Our riders carry 20 kg at most'}
      />
      <Input
        label="Password"
        type="password"
        autoComplete="current-password"
        defaultValue="espresso"
      />
      <Input
        label="Phone"
        labelPlacement="start"
        variant="outline"
        type="tel"
        autoComplete="tel"
        prefix="+44"
        placeholder="7700 900123"
      />
      <Input
        label="Search the menu"
        labelPlacement="hidden"
        placeholder="Search the menu, then press Enter"
        confirmType="search"
        confirmHold
        onConfirm={setSent}
        help={sent && `Searched for ${sent}`}
      />
      <Input label="Shop" defaultValue="Market Square" disabled />
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
  fixed: { label: 'Name' },
  code: 'label="Name"',
});
