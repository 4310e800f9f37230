import { act, cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Children, cloneElement, createRef, Fragment, type ReactElement, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Calendar } from '@/components/calendar';
import { Cascader } from '@/components/cascader';
import { CheckList } from '@/components/check-list';
import { Checkbox, CheckboxGroup } from '@/components/checkbox';
import { CodeInput } from '@/components/code-input';
import { DatePicker } from '@/components/date-picker';
import { Form, type FormHandle, FormItem, SubmitButton } from '@/components/form';
import { Input } from '@/components/input';
import { Picker } from '@/components/picker';
import { Radio, RadioGroup } from '@/components/radio';
import { Rate } from '@/components/rate';
import { Selector } from '@/components/selector';
import { Signature } from '@/components/signature';
import { toSvgUrl } from '@/components/signature/signature-image';
import { SortableList } from '@/components/sortable-list';
import { Slider } from '@/components/slider';
import { Stepper } from '@/components/stepper';
import { Switch } from '@/components/switch';
import { Tag } from '@/components/tag';
import { Textarea } from '@/components/textarea';
import { TreeSelect } from '@/components/tree-select';
import { Upload } from '@/components/upload';

afterEach(cleanup);

const letters = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));

const day = fc
  .integer({ min: 1, max: 28 })
  .map((date) => `2026-11-${String(date).padStart(2, '0')}`);
const word = fc.stringMatching(/^[a-z]{0,6}$/);
const regions = [
  {
    value: 33,
    label: 'France',
    children: [
      { value: 69, label: 'Lyon' },
      { value: 13, label: 'Arles' },
    ],
  },
  { value: 39, label: 'Italy', children: [{ value: 69, label: 'Rome' }] },
];
const boxes = ['milk', 'sugar', 'foam'].map((value) => (
  <Checkbox key={value} value={value}>
    {value}
  </Checkbox>
));

const dot = { strokes: [[{ x: -20, y: 5.5 }]], text: '' };
const signed = toSvgUrl(dot, { color: '#000', width: 2.5 });

type Kind = {
  readonly kind: string;
  readonly field: ReactElement;
  readonly values: fc.Arbitrary<unknown>;
};

/** Each kind of control accepts the same values that `values()` returns. */
const kinds: readonly Kind[] = [
  { kind: 'Input', field: <Input label="It" name="it" defaultValue="old" />, values: word },
  {
    kind: 'number Input',
    field: <Input label="It" name="it" type="digit" />,
    values: fc.constantFrom(undefined, 0, 30, -2.5),
  },
  { kind: 'Textarea', field: <Textarea label="It" name="it" />, values: word },
  {
    kind: 'CodeInput',
    field: <CodeInput name="it" length={4} />,
    values: fc.stringMatching(/^\d{0,4}$/),
  },
  {
    kind: 'Picker',
    field: <Picker name="it" label="It" range={['Small', 'Large']} defaultValue={1} />,
    values: fc.constantFrom(undefined, 0, 1),
  },
  {
    kind: 'Picker of several lists',
    field: (
      <Picker
        name="it"
        label="It"
        mode="multiSelector"
        range={[
          ['A', 'B'],
          ['C', 'D'],
        ]}
      />
    ),
    values: fc.constantFrom<unknown>([], [0, 1], [1, 0]),
  },
  {
    kind: 'Picker of regions',
    field: <Picker name="it" label="It" mode="region" data={regions} />,
    values: fc.constantFrom<unknown>([], [33, 13], [39, 69]),
  },
  {
    kind: 'DatePicker',
    field: <DatePicker name="it" label="It" />,
    values: fc.oneof(day, fc.constant('')),
  },
  {
    kind: 'Calendar',
    field: <Calendar name="it" minDate="2026-11-01" maxDate="2026-11-30" />,
    values: day,
  },
  {
    kind: 'Calendar of a period',
    field: <Calendar name="it" mode="range" minDate="2026-11-01" maxDate="2026-11-30" />,
    values: fc.tuple(day, day).map((ends) => ends.sort()),
  },
  {
    kind: 'Calendar of several',
    field: <Calendar name="it" mode="multiple" minDate="2026-11-01" maxDate="2026-11-30" />,
    values: fc.uniqueArray(day, { minLength: 1, maxLength: 4 }).map((days) => days.sort()),
  },
  {
    kind: 'Selector',
    field: <Selector name="it" label="It" options={letters} />,
    values: fc.constantFrom(undefined, 'a', 'c'),
  },
  {
    kind: 'SortableList',
    field: (
      <SortableList
        name="it"
        label="It"
        items={letters}
        itemKey={({ value }) => value}
        itemLabel={({ label }) => label}
        renderItem={({ label }) => label}
      />
    ),
    values: fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 3 }),
  },
  {
    kind: 'Signature',
    field: <Signature name="it" />,
    values: fc.constantFrom('', signed),
  },
  {
    kind: 'CheckList of several',
    field: <CheckList name="it" label="It" multiple options={letters} />,
    values: fc.subarray(['a', 'b', 'c']),
  },
  {
    kind: 'TreeSelect',
    field: (
      <TreeSelect name="it" label="It" options={[{ value: 'x', label: 'X', children: letters }]} />
    ),
    values: fc.constantFrom(undefined, 'a', 'c'),
  },
  {
    kind: 'Cascader',
    field: (
      <Cascader name="it" label="It" options={[{ value: 'x', label: 'X', children: letters }]} />
    ),
    values: fc.constantFrom<unknown>([], ['x', 'a'], ['x', 'c'], ['x', 'a,b']),
  },
  {
    kind: 'Rate',
    field: <Rate name="it" clearable defaultValue={3} />,
    values: fc.constantFrom(undefined, 1, 5),
  },
  { kind: 'Slider', field: <Slider name="it" max={9} />, values: fc.integer({ min: 0, max: 9 }) },
  {
    kind: 'Slider of a range',
    field: <Slider name="it" range max={9} />,
    values: fc.constantFrom([0, 9], [2, 5], [3, 4]),
  },
  {
    kind: 'Stepper',
    field: <Stepper label="It" name="it" allowEmpty defaultValue={2} />,
    values: fc.constantFrom(undefined, 0, 1, 40),
  },
  { kind: 'Switch', field: <Switch name="it" defaultValue />, values: fc.boolean() },
  {
    kind: 'Switch with values',
    field: <Switch name="it" activeValue="hot" inactiveValue="cold" />,
    values: fc.constantFrom('hot', 'cold'),
  },
  { kind: 'Checkbox', field: <Checkbox name="it">It</Checkbox>, values: fc.boolean() },
  {
    kind: 'Checkbox with a value',
    field: (
      <Checkbox name="it" value="milk">
        It
      </Checkbox>
    ),
    values: fc.constantFrom(undefined, 'milk'),
  },
  {
    kind: 'CheckboxGroup',
    field: <CheckboxGroup name="it">{boxes}</CheckboxGroup>,
    values: fc.subarray(['milk', 'sugar', 'foam']),
  },
  {
    kind: 'RadioGroup',
    field: (
      <RadioGroup name="it" defaultValue="hot">
        <Radio value="hot">Hot</Radio>
        <Radio value="cold">Cold</Radio>
      </RadioGroup>
    ),
    values: fc.constantFrom(undefined, 'hot', 'cold'),
  },
  {
    kind: 'Tag',
    field: (
      <Tag checkable name="it" value="vegan">
        Vegan
      </Tag>
    ),
    values: fc.constantFrom(undefined, 'vegan'),
  },
  {
    kind: 'Upload of sent files',
    field: <Upload name="it" accept="all" upload={async () => '/1'} />,
    values: fc.constantFrom([], ['/a.jpg'], ['/a.jpg', '/b.jpg']),
  },
  { kind: 'a native text field', field: <input name="it" aria-label="It" />, values: word },
  {
    kind: 'a native number field',
    field: <input name="it" type="number" aria-label="It" />,
    values: fc.constantFrom(undefined, 7),
  },
  {
    kind: 'a native date field',
    field: <input name="it" type="date" aria-label="It" />,
    values: day,
  },
  {
    kind: 'a native select',
    field: (
      <select name="it" aria-label="It">
        <option>small</option>
        <option>large</option>
      </select>
    ),
    values: fc.constantFrom('small', 'large'),
  },
  {
    kind: 'a native checkbox',
    field: <input name="it" type="checkbox" aria-label="It" />,
    values: fc.boolean(),
  },
  {
    kind: 'native radio buttons',
    field: (
      <>
        <input name="it" type="radio" value="a" aria-label="A" />
        <input name="it" type="radio" value="b" aria-label="B" />
      </>
    ),
    values: fc.constantFrom(undefined, 'a', 'b'),
  },
];

describe('values of a form', () => {
  it.each(kinds)(
    '$kind: setFieldValue sets the value that getFieldValue returns',
    async ({ field, values }) => {
      const form = createRef<FormHandle>();
      render(
        <Form label="Order" handle={form}>
          <FormItem label="Field">{field}</FormItem>
        </Form>,
      );
      const before = form.current?.getFieldValue('it');
      await fc.assert(
        fc.asyncProperty(values, async (value) => {
          await act(async () => form.current?.setFieldValue('it', value));
          expect(form.current?.getFieldValue('it')).toEqual(value);
        }),
        { numRuns: 12 },
      );
      await act(async () => form.current?.reset());
      await expect.poll(() => form.current?.isDirty()).toBe(false);
      expect(form.current?.getFieldValue('it')).toEqual(before);
    },
  );

  it.each(kinds)(
    '$kind: starts with its initial value, and a reset restores it',
    async ({ field, values }) => {
      const given = fc.sample(values, { numRuns: 20, seed: 7 }).filter((one) => one !== undefined);
      const [initial, other] = [given[0], given.find((one) => String(one) !== String(given[0]))];
      const form = createRef<FormHandle>();
      render(
        <Form label="Order" handle={form} initialValues={{ to: { it: initial } }}>
          <FormItem label="Field">{nested(field)}</FormItem>
        </Form>,
      );
      expect(form.current?.values()).toEqual({ to: { it: initial } });
      expect(form.current?.isDirty()).toBe(false);
      await act(async () => form.current?.setValues({ to: { it: other } }));
      expect(form.current?.getFieldValue('to.it')).toEqual(other);
      await act(async () => form.current?.reset());
      await expect.poll(() => form.current?.values()).toEqual({ to: { it: initial } });
    },
  );

  it('setFieldValue calls the onChange of a controlled field', async () => {
    const form = createRef<FormHandle>();
    function Owned() {
      const [size, setSize] = useState('small');
      return (
        <>
          <Input label="Size" name="size" value={size} onChange={setSize} />
          <input
            aria-label="Same"
            name="same"
            value={size}
            onChange={(event) => setSize(event.target.value)}
          />
          <output>{size}</output>
        </>
      );
    }
    render(
      <Form label="Order" handle={form}>
        <Owned />
      </Form>,
    );
    await act(async () => form.current?.setFieldValue('size', 'large'));
    expect(screen.getByRole('status').textContent).toBe('large');
    await act(async () => form.current?.setFieldValue('same', 'huge'));
    expect(form.current?.values()).toEqual({ size: 'huge', same: 'huge' });
  });

  it('setValues changes only the named fields, and a field that is mounted later gets its value too', async () => {
    const form = createRef<FormHandle>();
    const page = (more: boolean) => (
      <Form label="Order" handle={form} initialValues={{ drink: 'Latte', size: 'small' }}>
        <Input label="Drink" name="drink" />
        {more && <Input label="Size" name="size" />}
        {more && (
          <FormItem label="Note">
            <input name="note" />
          </FormItem>
        )}
      </Form>
    );
    const { rerender } = render(page(false));
    await act(async () => form.current?.setValues({ size: 'large', note: 'To go' }));
    expect(form.current?.values()).toEqual({ drink: 'Latte' });
    rerender(page(true));
    await expect
      .poll(() => form.current?.values())
      .toEqual({ drink: 'Latte', size: 'large', note: 'To go' });
    await act(async () => form.current?.reset());
    await expect
      .poll(() => form.current?.values())
      .toEqual({ drink: 'Latte', size: 'small', note: '' });
  });

  it('nested names become lists and objects in onSubmit, and nested errors reach their fields', async () => {
    const onSubmit = vi.fn(async () => ({ fields: { lines: [{}, { qty: 'Sold out' }] } }));
    render(
      <Form label="Order" onSubmit={onSubmit}>
        <FormItem label="First">
          <Stepper label="First" name="lines[0].qty" defaultValue={1} />
        </FormItem>
        <FormItem label="Second">
          <Stepper label="Second" name="lines.1.qty" defaultValue={2} />
        </FormItem>
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => screen.queryByRole('link')?.textContent).toBe('Second: Sold out');
    expect(onSubmit.mock.calls[0]).toEqual([
      { lines: [{ qty: 1 }, { qty: 2 }] },
      expect.anything(),
    ]);
  });
});

function nested(field: ReactElement): ReactElement {
  const name = 'to.it';
  const { props } = field as ReactElement<{ children?: ReactElement[] }>;
  if (field.type !== Fragment)
    return cloneElement(field as ReactElement<{ name?: string }>, { name });
  return (
    <>
      {Children.map(
        props.children,
        (one) => one && cloneElement(one as ReactElement<{ name?: string }>, { name }),
      )}
    </>
  );
}
