import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Calendar } from '@/components/calendar';
import { Cascader } from '@/components/cascader';
import { Checkbox, CheckboxGroup } from '@/components/checkbox';
import { CodeInput } from '@/components/code-input';
import { DatePicker } from '@/components/date-picker';
import { Form, FormItem } from '@/components/form';
import { Input } from '@/components/input';
import { Picker } from '@/components/picker';
import { Radio, RadioGroup } from '@/components/radio';
import { Rate } from '@/components/rate';
import { Signature } from '@/components/signature';
import { Slider } from '@/components/slider';
import { Switch } from '@/components/switch';
import { Textarea } from '@/components/textarea';
import { Upload } from '@/components/upload';

afterEach(cleanup);

const november = { minDate: '2026-11-01', maxDate: '2026-11-30' };
const options = [{ value: 'slate', label: 'Slate' }];

type Field = { kind: string; field: ReactElement; role: string; name?: string };

const fields: readonly Field[] = [
  { kind: 'Input', field: <Input name="it" />, role: 'textbox' },
  { kind: 'Textarea', field: <Textarea name="it" />, role: 'textbox' },
  { kind: 'CodeInput', field: <CodeInput name="it" />, role: 'textbox' },
  { kind: 'Calendar', field: <Calendar name="it" {...november} />, role: 'grid' },
  {
    kind: 'Calendar of pages',
    field: <Calendar name="it" paged {...november} />,
    role: 'grid',
    name: 'Field, November 2026',
  },
  { kind: 'Signature', field: <Signature name="it" />, role: 'group' },
  { kind: 'Upload', field: <Upload name="it" />, role: 'group' },
  { kind: 'Rate', field: <Rate name="it" />, role: 'radiogroup' },
  { kind: 'Slider', field: <Slider name="it" />, role: 'slider' },
  { kind: 'Switch', field: <Switch name="it" />, role: 'switch' },
  {
    kind: 'CheckboxGroup',
    field: (
      <CheckboxGroup name="it">
        <Checkbox value="slate">Slate</Checkbox>
        <Checkbox value="marble">Marble</Checkbox>
      </CheckboxGroup>
    ),
    role: 'group',
  },
  {
    kind: 'RadioGroup',
    field: (
      <RadioGroup name="it">
        <Radio value="slate">Slate</Radio>
      </RadioGroup>
    ),
    role: 'radiogroup',
  },
  {
    kind: 'Picker',
    field: <Picker name="it" label="Stone" range={['Slate']} defaultValue={0} />,
    role: 'button',
    name: 'Field Slate',
  },
  {
    kind: 'DatePicker',
    field: <DatePicker name="it" label="Day" defaultValue="2026-11-22" />,
    role: 'button',
    name: 'Field November 22, 2026',
  },
  {
    kind: 'Cascader',
    field: <Cascader name="it" label="Stone" options={options} defaultValue={['slate']} />,
    role: 'button',
    name: 'Field Slate',
  },
];

describe('a component without a label', () => {
  it.each(fields)('$kind has the visible label of its item as its name', async (field) => {
    const { kind, role, name = 'Field' } = field;
    render(
      <Form label="Order">
        <FormItem label="Field">{field.field}</FormItem>
      </Form>,
    );
    // The days of a calendar load after it is mounted.
    const [target] = await screen.findAllByRole(role);
    expect(target, kind).toHaveAccessibleName(name);
  });
});

it('the sheet of a calendar has the label of its item as its heading', async () => {
  render(
    <Form label="Order">
      <FormItem label="Arrival">
        <Calendar name="day" open onOpenChange={() => {}} {...november} />
      </FormItem>
    </Form>,
  );
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Arrival');
});

it('the keyboard of a code has the label of its item as its heading', async () => {
  render(
    <Form label="Order">
      <FormItem label="Door">
        <CodeInput name="code" customKeyboard />
      </FormItem>
    </Form>,
  );
  await userEvent.click(screen.getByRole('textbox'));
  const keyboard = await screen.findByRole('region');
  expect(within(keyboard).getByText('Door')).toBeVisible();
});

it('a component keeps the name that its owner gives', () => {
  render(
    <Form label="Order">
      <FormItem label="Door">
        <CodeInput name="code" label="PIN of the door" />
      </FormItem>
      <FormItem label="Receipt">
        <Signature name="signature" label="Your signature" />
      </FormItem>
    </Form>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleName('PIN of the door');
  expect(screen.getByRole('group')).toHaveAccessibleName('Your signature');
});
