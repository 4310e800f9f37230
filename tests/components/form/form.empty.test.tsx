import { act, cleanup, render } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  Calendar,
  Cascader,
  Checkbox,
  CheckboxGroup,
  CheckList,
  CodeInput,
  DatePicker,
  Form,
  type FormHandle,
  FormList,
  Input,
  Picker,
  Radio,
  RadioGroup,
  Rate,
  SearchBar,
  Selector,
  Signature,
  Slider,
  SortableList,
  Stepper,
  Switch,
  Tag,
  Textarea,
  TreeSelect,
  Upload,
} from '@/components';

afterEach(cleanup);

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'l', label: 'Large' },
];
const label = 'Size';
const name = 'it';
const month = { minDate: '2026-11-01', maxDate: '2026-11-30' };
const boxes = sizes.map(({ value, label: size }) => (
  <Checkbox key={value} value={value}>
    {size}
  </Checkbox>
));

const controls: readonly { kind: string; field: ReactElement; empty: unknown }[] = [
  { kind: 'Input', field: <Input {...{ label, name }} />, empty: '' },
  {
    kind: 'Input of whole numbers',
    field: <Input {...{ label, name }} type="number" />,
    empty: undefined,
  },
  {
    kind: 'Input of numbers',
    field: <Input {...{ label, name }} type="digit" />,
    empty: undefined,
  },
  { kind: 'Textarea', field: <Textarea {...{ label, name }} />, empty: '' },
  { kind: 'SearchBar', field: <SearchBar {...{ label, name }} />, empty: '' },
  { kind: 'CodeInput', field: <CodeInput {...{ label, name }} />, empty: '' },
  { kind: 'Stepper', field: <Stepper {...{ label, name }} />, empty: 0 },
  { kind: 'Slider', field: <Slider {...{ label, name }} />, empty: 0 },
  { kind: 'Slider with two thumbs', field: <Slider {...{ label, name }} range />, empty: [0, 100] },
  { kind: 'Rate', field: <Rate {...{ label, name }} />, empty: undefined },
  {
    kind: 'Rate that is read-only',
    field: <Rate {...{ label, name }} readOnly />,
    empty: undefined,
  },
  { kind: 'Switch', field: <Switch {...{ label, name }} />, empty: false },
  {
    kind: 'Switch with values',
    field: <Switch<string> {...{ label, name }} activeValue="yes" inactiveValue="no" />,
    empty: 'no',
  },
  { kind: 'Checkbox', field: <Checkbox {...{ label, name }} />, empty: false },
  {
    kind: 'Checkbox with a value',
    field: <Checkbox {...{ label, name }} value="s" />,
    empty: undefined,
  },
  {
    kind: 'CheckboxGroup',
    field: <CheckboxGroup {...{ label, name }}>{boxes}</CheckboxGroup>,
    empty: [],
  },
  {
    kind: 'RadioGroup',
    field: (
      <RadioGroup {...{ label, name }}>
        <Radio value="s">Small</Radio>
      </RadioGroup>
    ),
    empty: undefined,
  },
  {
    kind: 'Tag',
    field: (
      <Tag checkable {...{ name }}>
        Small
      </Tag>
    ),
    empty: false,
  },
  { kind: 'Selector', field: <Selector {...{ label, name }} options={sizes} />, empty: undefined },
  {
    kind: 'Selector of several',
    field: <Selector {...{ label, name }} options={sizes} multiple />,
    empty: [],
  },
  {
    kind: 'CheckList',
    field: <CheckList {...{ label, name }} options={sizes} />,
    empty: undefined,
  },
  {
    kind: 'CheckList of several',
    field: <CheckList {...{ label, name }} options={sizes} multiple />,
    empty: [],
  },
  {
    kind: 'TreeSelect',
    field: (
      <TreeSelect
        {...{ label, name }}
        options={[{ value: 'all', label: 'All', children: sizes }]}
      />
    ),
    empty: undefined,
  },
  {
    kind: 'TreeSelect of several',
    field: (
      <TreeSelect
        {...{ label, name }}
        options={[{ value: 'all', label: 'All', children: sizes }]}
        multiple
      />
    ),
    empty: [],
  },
  { kind: 'Cascader', field: <Cascader {...{ label, name }} options={sizes} />, empty: [] },
  {
    kind: 'Picker',
    field: <Picker {...{ label, name }} range={['Small', 'Large']} />,
    empty: undefined,
  },
  {
    kind: 'Picker with two columns',
    field: <Picker {...{ label, name }} mode="multiSelector" range={[['Small'], ['Oat']]} />,
    empty: [],
  },
  { kind: 'DatePicker', field: <DatePicker {...{ label, name }} />, empty: '' },
  { kind: 'Calendar', field: <Calendar {...{ name }} {...month} />, empty: '' },
  {
    kind: 'Calendar of a range',
    field: <Calendar {...{ name }} {...month} mode="range" />,
    empty: [],
  },
  {
    kind: 'Calendar of several days',
    field: <Calendar {...{ name }} {...month} mode="multiple" />,
    empty: [],
  },
  { kind: 'Upload', field: <Upload {...{ label, name }} />, empty: [] },
  {
    kind: 'Upload of one file',
    field: <Upload {...{ label, name }} maxCount={1} />,
    empty: undefined,
  },
  { kind: 'Signature', field: <Signature {...{ label, name }} />, empty: '' },
  {
    kind: 'SortableList',
    field: (
      <SortableList
        {...{ label, name }}
        items={[] as string[]}
        itemKey={(item) => item}
        itemLabel={(item) => item}
        renderItem={(item) => item}
      />
    ),
    empty: [],
  },
  { kind: 'FormList', field: <FormList name={name}>{() => null}</FormList>, empty: [] },
];

describe('values() of a form', () => {
  it.each(controls)('gives the empty value of $kind', async ({ field, empty }) => {
    const form = createRef<FormHandle>();
    await act(async () => render(<Form handle={form}>{field}</Form>));
    expect(form.current?.values()).toStrictEqual({ it: empty });
    expect(form.current?.isDirty()).toBe(false);
  });
});
