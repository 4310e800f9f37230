import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import type { PickerColumn, PickerNode } from './model';
import { Picker } from './picker';
import { usePickerPrompt } from './use-picker-prompt';
import type { PickerBase, PickerHandle, SelectorProps } from './picker-props';

const stones = ['Granite', 'Basalt', 'Limestone', 'Marble', 'Slate', 'Sandstone', 'Travertine'];
const colours = ['#b98d83', '#3d4147', '#d9cdb2', '#eceae6', '#59636b', '#c79a62', '#e3d3b0'];
const slabs = Array.from({ length: 10_000 }, (_, slab) => `Slab ${slab + 1}`);

const sites: readonly PickerNode[] = [
  {
    value: 'alps',
    text: 'Alps',
    children: [
      {
        value: 'north',
        text: 'North face',
        children: [
          { value: 'n1', text: 'Bench 1' },
          { value: 'n2', text: 'Bench 2' },
        ],
      },
      { value: 'south', text: 'South face', children: [{ value: 's1', text: 'Bench 7' }] },
    ],
  },
  {
    value: 'coast',
    text: 'Coast',
    children: () =>
      new Promise((resolve) => {
        setTimeout(
          () =>
            resolve([
              { value: 'pier', text: 'Pier' },
              { value: 'cliff', text: 'Cliff' },
            ]),
          900,
        );
      }),
  },
];

const sizes = (values: readonly (string | number)[]): readonly PickerColumn[] => [
  {
    label: 'Thickness',
    options: [2, 3, 5].map((value) => ({ value, text: `${value} cm` })),
  },
  {
    label: 'Finish',
    options: [
      { value: 'polished', text: 'Polished' },
      { value: 'split', text: 'Split', disabled: values[0] === 2 },
    ],
  },
];

export function Demo() {
  const [stone, setStone] = useState(3);
  const sheet = useRef<PickerHandle>(null);
  const [prompt, asked] = usePickerPrompt();
  const [hour, setHour] = useState<string | null>(null);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <Group>
        <Picker label="Stone" range={stones} value={stone} onChange={setStone} />
        <Picker
          label="Colour"
          range={stones}
          defaultValue={2}
          renderLabel={({ value, text }) => <Swatch colour={colours[Number(value)]} text={text} />}
        />
        <Picker label="Slab" range={slabs} searchable />
        <Picker label="Truck" range={[]} loading />
        <Picker label="Size" mode="multiSelector" columns={sizes} defaultValue={[3, 'split']} />
      </Group>
      <Group>
        <Picker
          label="Site"
          mode="region"
          data={sites}
          labels={['Quarry', 'Face', 'Bench']}
          defaultValue={['alps', 'north', 'n2']}
          searchable
        />
        <Picker label="Loading" mode="time" start="06:30" end="18:00" defaultValue="08:15" />
        <Picker label="Founded" mode="date" fields="year" defaultValue="1887" />
        <Picker label="Crane" range={['Small', 'Large']} disabled />
      </Group>
      <Button variant="tonal" onPress={() => sheet.current?.open()}>
        Choose a stone
      </Button>
      <Button
        variant="tonal"
        onPress={() => void prompt({ label: 'Blasting', mode: 'time' }).then(setHour)}
      >
        {hour === null ? 'Ask for the hour of the blasting' : `Blasting at ${hour}`}
      </Button>
      {asked}
      <Picker bare label="Stone" range={stones} value={stone} onChange={setStone} handle={sheet} />
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
  code: 'label="Stone" range={stones}',
  fixed: { label: 'Stone', range: stones },
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
