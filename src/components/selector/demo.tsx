import { type ReactNode, useState } from 'react';
import { definePlayground } from '@/components/kit/playground';
import { Selector, type SelectorProps } from './selector';

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large' },
];

const extras = [
  { value: 'milk', label: 'Oat milk' },
  { value: 'shot', label: 'Extra shot' },
  { value: 'syrup', label: 'Vanilla syrup' },
  { value: 'ice', label: 'Ice' },
  { value: 'cocoa', label: 'Cocoa', disabled: true },
];

const times = [
  { value: 'now', label: 'Now', note: 'In 10 minutes' },
  { value: 'noon', label: 'Noon', note: '12:00 to 12:15' },
  { value: 'evening', label: 'Evening', note: 'Sold out', disabled: true },
  { value: 'morning', label: 'Tomorrow', note: '07:30 to 08:00' },
];

export function Demo() {
  const [chosen, setChosen] = useState<readonly string[]>(['milk']);
  return (
    <div style={{ display: 'grid', gap: 20, padding: 16 }}>
      <Part title="Size">
        <Selector label="Size" options={sizes} columns={3} defaultValue="m" />
      </Part>
      <Part title="Extras, three at most">
        <Selector
          label="Extras"
          options={extras}
          multiple
          max={3}
          value={chosen}
          onChange={setChosen}
        />
      </Part>
      <Part title="Pick-up">
        <Selector label="Pick-up" options={times} columns={2} defaultValue="now" />
      </Part>
      <Part title="Cup, or none">
        <Selector
          label="Cup"
          options={[
            { value: 'paper', label: 'Paper cup' },
            { value: 'own', label: 'My own cup' },
          ]}
          clearable
          checkMark={false}
        />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p style={{ margin: '0 0 8px', fontSize: 'var(--portico-small)', fontWeight: 600 }}>
        {title}
      </p>
      {children}
    </div>
  );
}

export const playground = definePlayground<SelectorProps>({
  component: Selector,
  controls: {
    columns: { kind: 'number', min: 1, max: 4 },
    clearable: { kind: 'switch' },
    checkMark: { kind: 'switch' },
    disabled: { kind: 'switch' },
  },
  props: { clearable: false, checkMark: true, disabled: false },
  fixed: { label: 'Size', options: sizes, defaultValue: 'm' },
  code: 'label="Size" options={sizes} defaultValue="m"',
});
