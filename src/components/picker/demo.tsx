import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import type { PickerColumn, PickerNode } from './model';
import { Picker } from './picker';
import { usePickerPrompt } from './use-picker-prompt';
import type { PickerBase, PickerHandle, SelectorProps } from './picker-props';

const drinks = ['Espresso', 'Cappuccino', 'Mocha', 'Latte', 'Matcha', 'Green tea', 'Lemonade'];
const cups = ['Rose', 'Black', 'Sand', 'White', 'Grey', 'Caramel', 'Cream'];
const colours = ['#b98d83', '#3d4147', '#d9cdb2', '#eceae6', '#59636b', '#c79a62', '#e3d3b0'];
const tickets = Array.from({ length: 10_000 }, (_, index) => `Ticket ${index + 1}`);

const shops: readonly PickerNode[] = [
  {
    value: 'city',
    label: 'City',
    children: [
      {
        value: 'centre',
        label: 'Centre',
        children: [
          { value: 'market', label: 'Market square' },
          { value: 'station', label: 'Station' },
        ],
      },
      { value: 'south', label: 'South', children: [{ value: 'park', label: 'Park' }] },
    ],
  },
  {
    value: 'coast',
    label: 'Coast',
    children: () =>
      new Promise((resolve) => {
        setTimeout(
          () =>
            resolve([
              { value: 'pier', label: 'Pier' },
              { value: 'beach', label: 'Beach' },
            ]),
          900,
        );
      }),
  },
];

const sizes = (values: readonly (string | number)[]): readonly PickerColumn[] => [
  {
    label: 'Size',
    options: [200, 300, 500].map((value) => ({ value, label: `${value} ml` })),
  },
  {
    label: 'Milk',
    options: [
      { value: 'whole', label: 'Whole milk' },
      { value: 'oat', label: 'Oat milk', disabled: values[0] === 200 },
    ],
  },
];

export function Demo() {
  const [drink, setDrink] = useState(3);
  const sheet = useRef<PickerHandle>(null);
  const [prompt, asked] = usePickerPrompt();
  const [hour, setHour] = useState<string | null>(null);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <Group>
        <Picker label="Drink" range={drinks} value={drink} onChange={setDrink} />
        <Picker
          label="Cup colour"
          range={cups}
          defaultValue={2}
          renderLabel={({ value, label }) => (
            <Swatch colour={colours[Number(value)]} text={label} />
          )}
        />
        <Picker label="Ticket" range={tickets} searchable />
        <Picker label="Table" range={[]} loading />
        <Picker
          label="Size and milk"
          mode="multiSelector"
          columns={sizes}
          defaultValue={[300, 'oat']}
        />
      </Group>
      <Group>
        <Picker
          label="Shop"
          mode="region"
          data={shops}
          labels={['Region', 'Area', 'Shop']}
          defaultValue={['city', 'centre', 'station']}
          searchable
        />
        <Picker label="Pick-up" mode="time" start="06:30" end="18:00" defaultValue="08:15" />
        <Picker label="Open since" mode="date" fields="year" defaultValue="1887" />
        <Picker label="Grinder" range={['Fine', 'Coarse']} disabled />
      </Group>
      <Button variant="tonal" onClick={() => sheet.current?.open()}>
        Choose a drink
      </Button>
      <Button
        variant="tonal"
        onClick={() => void prompt({ label: 'Table', mode: 'time' }).then(setHour)}
      >
        {hour === null ? 'Ask for the time of the booking' : `Table at ${hour}`}
      </Button>
      {asked}
      <Picker bare label="Drink" range={drinks} value={drink} onChange={setDrink} handle={sheet} />
    </div>
  );
}

function Swatch({ colour, text }: { colour: string | undefined; text: string }) {
  return (
    <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
      <span style={{ inlineSize: 18, blockSize: 18, borderRadius: 4, background: colour }} />
      {text}
    </span>
  );
}

function Group({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        borderRadius: 'var(--portico-radius-2)',
        background: 'var(--portico-surface)',
      }}
    >
      {children}
    </div>
  );
}

export const playground = definePlayground<PickerBase & SelectorProps>({
  component: Picker,
  code: 'label="Drink" range={drinks}',
  fixed: { label: 'Drink', range: drinks },
  props: {
    placeholder: 'Choose',
    searchable: false,
    loading: false,
    readOnly: false,
    disabled: false,
  },
  controls: {
    placeholder: { kind: 'text' },
    searchable: { kind: 'switch' },
    loading: { kind: 'switch' },
    readOnly: { kind: 'switch' },
    disabled: { kind: 'switch' },
  },
});
