import { type ReactNode, useState } from 'react';
import { userEvent } from 'vitest/browser';
import * as kit from '@/components';
import { pickFiles, sized } from '../../helpers/pick-files';
import { touch } from '../../helpers/touch';
import { type Hand, hands, inside } from './driver';

type Told = (value: unknown) => void;

/** A field, what users do in it, and the value that its owner hears at the end. */
export type Field = {
  readonly Ui: (given: { tell: Told }) => ReactNode;
  /** Texts or names to press, one after the other. */
  readonly press?: readonly string[];
  /** A text for the field named Field. */
  readonly type?: string;
  /** Everything else that users do in it. */
  readonly act?: (hand: Hand) => Promise<void>;
  readonly told: unknown;
};

const stones = ['Slate', 'Granite'];
const options = stones.map((name) => ({ value: name.toLowerCase(), label: name }));
const label = 'Field';

const inField = (selector: string) =>
  document.querySelector<HTMLElement>(`[data-place] ${selector}`) as HTMLElement;

/** Presses it, or chooses it with the keyboard and types. */
async function pressOr(keys: string, hand: Hand, target: HTMLElement, stop = target) {
  if (hand !== 'keyboard') return hands[hand](target);
  stop.focus();
  await userEvent.keyboard(keys);
}

function Segments({ tell }: { tell: Told }) {
  const [value, setValue] = useState('slate');
  return (
    <kit.SegmentedControl
      {...{ label, options, value }}
      onChange={(next) => {
        setValue(next);
        tell(next);
      }}
    />
  );
}

export const fields: Readonly<Record<string, Field>> = {
  Input: { Ui: ({ tell }) => <kit.Input label={label} onChange={tell} />, type: 'ab', told: 'ab' },
  Textarea: {
    Ui: ({ tell }) => <kit.Textarea label={label} onChange={tell} />,
    ...{ type: 'ab', told: 'ab' },
  },
  SearchBar: {
    Ui: ({ tell }) => <kit.SearchBar label={label} onChange={tell} />,
    ...{ type: 'ab', told: 'ab' },
  },
  CodeInput: {
    Ui: ({ tell }) => <kit.CodeInput label={label} onChange={tell} />,
    ...{ type: '123', told: '123' },
  },
  Stepper: {
    Ui: ({ tell }) => <kit.Stepper label={label} onChange={tell} />,
    ...{ press: ['Increase Field'], told: 1 },
  },
  Switch: {
    Ui: ({ tell }) => <kit.Switch label={label} onChange={tell} />,
    ...{ press: [label], told: true },
  },
  Checkbox: {
    Ui: ({ tell }) => <kit.Checkbox onChange={tell}>Slate</kit.Checkbox>,
    ...{ press: ['Slate'], told: true },
  },
  CheckboxGroup: {
    Ui: ({ tell }) => (
      <kit.CheckboxGroup label={label} onChange={tell}>
        <kit.Checkbox value="slate">Slate</kit.Checkbox>
        <kit.Checkbox value="granite">Granite</kit.Checkbox>
      </kit.CheckboxGroup>
    ),
    ...{ press: ['Slate', 'Granite'], told: ['slate', 'granite'] },
  },
  RadioGroup: {
    Ui: ({ tell }) => (
      <kit.RadioGroup label={label} onChange={tell}>
        <kit.Radio value="slate">Slate</kit.Radio>
        <kit.Radio value="granite">Granite</kit.Radio>
      </kit.RadioGroup>
    ),
    ...{ press: ['Granite'], told: 'granite' },
  },
  CheckList: {
    Ui: ({ tell }) => <kit.CheckList label={label} options={options} onChange={tell} />,
    ...{ press: ['Granite'], told: 'granite' },
  },
  Selector: {
    Ui: ({ tell }) => <kit.Selector label={label} options={options} onChange={tell} />,
    ...{ press: ['Granite'], told: 'granite' },
  },
  PickerView: {
    Ui: ({ tell }) => (
      <kit.PickerView label={label} columns={[{ options: stones }]} onChange={tell} />
    ),
    ...{ press: ['Granite'], told: [1] },
  },
  Picker: {
    Ui: ({ tell }) => <kit.Picker label={label} range={stones} onChange={tell} />,
    ...{ press: ['@Field', 'Granite', 'Done'], told: 1 },
  },
  Cascader: {
    Ui: ({ tell }) => <kit.Cascader label={label} options={options} onChange={tell} />,
    ...{ press: ['@Field', 'Granite'], told: ['granite'] },
  },
  Calendar: {
    Ui: ({ tell }) => (
      <kit.Calendar label={label} minDate="2026-11-01" maxDate="2026-11-30" onChange={tell} />
    ),
    ...{ press: ['17'], told: '2026-11-17' },
  },
  NumberKeyboard: {
    Ui: ({ tell }) => <kit.NumberKeyboard label={label} onInput={tell} />,
    ...{ press: ['5'], told: '5' },
  },
  Slider: {
    Ui: ({ tell }) => <kit.Slider label={label} step={50} onChange={tell} />,
    act: (hand) => pressOr('{ArrowRight}', hand, inField('[data-rail]'), inField('input')),
    told: 50,
  },
  Rate: {
    Ui: ({ tell }) => <kit.Rate label={label} onChange={tell} />,
    ...{ press: ['4 of 5'], told: 4 },
  },
  DatePicker: {
    Ui: ({ tell }) => (
      <kit.DatePicker
        label={label}
        {...{ start: '2026-11-01', end: '2026-11-06', defaultValue: '2026-11-05', onChange: tell }}
      />
    ),
    ...{ press: ['@Field', '6', 'Done'], told: '2026-11-06' },
  },
  TreeSelect: {
    Ui: ({ tell }) => (
      <kit.TreeSelect
        label={label}
        options={[
          { value: 'stones', label: 'Stones', children: options },
          { value: 'woods', label: 'Woods', children: [{ value: 'oak', label: 'Oak' }] },
        ]}
        onChange={tell}
      />
    ),
    ...{ press: ['Woods', 'Oak'], told: 'oak' },
  },
  SegmentedControl: { Ui: Segments, press: ['Granite'], told: 'granite' },
  'Tag that users check': {
    Ui: ({ tell }) => (
      <kit.Tag checkable onChange={tell}>
        Slate
      </kit.Tag>
    ),
    ...{ press: ['Slate'], told: true },
  },
  Signature: {
    Ui: ({ tell }) => (
      <kit.Signature
        label={label}
        onChange={({ strokes, text }) => tell(strokes.length > 0 || text === 'Ada')}
      />
    ),
    act: (hand) =>
      pressOr('{Enter}Ada', hand, inField('canvas'), inside(document.body, 'Type instead')),
    told: true,
  },
  Upload: {
    Ui: ({ tell }) => (
      <kit.Upload label={label} onChange={(items) => tell(items.map(({ name }) => name))} />
    ),
    act: async (hand) => {
      const input = inField('input[type=file]') as HTMLInputElement;
      // No file chooser of the browser.
      input.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await pressOr('{Enter}', hand, input);
      pickFiles(input, sized('slate.png'));
    },
    told: ['slate.png'],
  },
  SortableList: {
    Ui: ({ tell }) => (
      <kit.SortableList
        {...{ label, items: stones, itemKey: String, itemLabel: String, renderItem: String }}
        onChange={tell}
      />
    ),
    act: async (hand) => {
      const handle = inside(document.body, 'Move Slate');
      if (hand !== 'touch') {
        await pressOr('{Enter}', hand, handle);
        await pressOr('{Enter}', hand, inside(document.body, 'Move Slate down'));
        return pressOr('{Enter}', hand, handle);
      }
      const finger = await touch(handle);
      await finger.move({ y: 60 });
      await finger.up();
    },
    told: ['Granite', 'Slate'],
  },
};
