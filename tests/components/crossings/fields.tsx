import type { ReactNode } from 'react';
import * as kit from '@/components';

type Told = (value: unknown) => void;

/** A field, what users do in it, and the value that its owner hears at the end. */
export type Field = {
  readonly Ui: (given: { tell: Told }) => ReactNode;
  /** Texts or names to press, one after the other. */
  readonly press?: readonly string[];
  /** A text for the field named Field. */
  readonly type?: string;
  readonly told: unknown;
};

const stones = ['Slate', 'Granite'];
const options = stones.map((text) => ({ value: text.toLowerCase(), text }));
const label = 'Field';

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
};
