/** @module-tag long */
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Calendar } from '@/components/calendar';
import { Checkbox, CheckboxGroup } from '@/components/checkbox';
import { CodeInput } from '@/components/code-input';
import { DatePicker } from '@/components/date-picker';
import { Form, type FormHandle, FormItem, SubmitButton } from '@/components/form';
import { Input } from '@/components/input';
import { Picker } from '@/components/picker';
import { Radio, RadioGroup } from '@/components/radio';
import { Rate } from '@/components/rate';
import { Slider } from '@/components/slider';
import { Stepper } from '@/components/stepper';
import { Switch } from '@/components/switch';
import { Textarea } from '@/components/textarea';
import { Upload, type UploadHandle } from '@/components/upload';

afterEach(cleanup);

type Field = {
  readonly name: string;
  readonly empty: ReactElement;
  /** The role of the element that the error describes. */
  readonly role: string;
  /** The role of the element that takes the focus after a tap on the label, and when the field is the first invalid one. */
  readonly focused?: string;
  readonly fill: () => unknown;
  /** The value in `onSubmit` after the field was filled in. */
  readonly value: unknown;
  /** The value after a reset. */
  readonly first: unknown;
};

const press = (role: string, name: string | RegExp) =>
  userEvent.click(screen.getByRole(role, { name }));
const type = (role: string, text: string) => async () => {
  await userEvent.fill(screen.getByRole(role), text);
  await userEvent.tab();
};
const choose = async () => {
  await press('button', /Field/);
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
};
const never = { validator: (value: unknown) => value !== 5 && value !== false };

const upload = createRef<UploadHandle>();
const file = new File(['x'], 'slab.txt', { type: 'text/plain' });

const fields: readonly Field[] = [
  {
    name: 'Input',
    empty: <Input name="it" />,
    role: 'textbox',
    fill: type('textbox', 'Carrara'),
    value: 'Carrara',
    first: '',
  },
  {
    name: 'Textarea',
    empty: <Textarea name="it" />,
    role: 'textbox',
    fill: type('textbox', 'White'),
    value: 'White',
    first: '',
  },
  {
    name: 'Picker',
    empty: <Picker name="it" label="Stone" range={['Marble', 'Granite']} />,
    role: 'button',
    fill: choose,
    value: 0,
    first: undefined,
  },
  {
    name: 'DatePicker',
    empty: <DatePicker name="it" label="Day" start="2026-11-22" end="2026-11-22" />,
    role: 'button',
    fill: choose,
    value: '2026-11-22',
    first: '',
  },
  {
    name: 'Calendar',
    empty: <Calendar name="it" minDate="2026-11-01" maxDate="2026-11-30" />,
    role: 'grid',
    focused: 'gridcell',
    fill: () => userEvent.keyboard('{Enter}'),
    value: expect.stringMatching(/^2026-11-\d\d$/),
    first: '',
  },
  {
    name: 'Calendar of several',
    empty: <Calendar name="it" mode="multiple" minDate="2026-11-01" maxDate="2026-11-30" />,
    role: 'grid',
    focused: 'gridcell',
    fill: () => userEvent.keyboard('{Enter}'),
    value: [expect.stringMatching(/^2026-11-\d\d$/)],
    first: [],
  },
  {
    name: 'Rate',
    empty: <Rate name="it" />,
    role: 'radiogroup',
    focused: 'radio',
    fill: () => press('radio', '4 of 5'),
    value: 4,
    first: undefined,
  },
  {
    name: 'Slider',
    empty: <Slider name="it" max={10} defaultValue={5} />,
    role: 'slider',
    fill: () => userEvent.keyboard('{ArrowRight}'),
    value: 6,
    first: 5,
  },
  {
    name: 'Stepper',
    empty: <Stepper name="it" label="Slabs" defaultValue={5} />,
    role: 'spinbutton',
    fill: type('spinbutton', '7'),
    value: 7,
    first: 5,
  },
  {
    name: 'Switch',
    empty: <Switch name="it" />,
    role: 'switch',
    fill: () => press('switch', 'Field'),
    value: true,
    first: false,
  },
  {
    name: 'CheckboxGroup',
    empty: (
      <CheckboxGroup name="it">
        <Checkbox value="crack">Crack</Checkbox>
        <Checkbox value="size">Size</Checkbox>
      </CheckboxGroup>
    ),
    role: 'group',
    focused: 'checkbox',
    fill: () => press('checkbox', 'Size'),
    value: ['size'],
    first: [],
  },
  {
    name: 'RadioGroup',
    empty: (
      <RadioGroup name="it">
        <Radio value="new">New</Radio>
        <Radio value="money">Money</Radio>
      </RadioGroup>
    ),
    role: 'radiogroup',
    focused: 'radio',
    fill: () => press('radio', 'Money'),
    value: 'money',
    first: undefined,
  },
  {
    name: 'CodeInput',
    empty: <CodeInput name="it" length={4} />,
    role: 'textbox',
    fill: () => userEvent.keyboard('1234'),
    value: '1234',
    first: '',
  },
  {
    name: 'Upload',
    empty: <Upload name="it" accept="all" handle={upload} />,
    role: 'file',
    fill: () => act(() => upload.current?.add([file])),
    value: [expect.objectContaining({ name: 'slab.txt' })],
    first: [],
  },
];

const roleOf = (element: Element | null) => {
  const { type: kind } = element as HTMLInputElement;
  const native: Record<string, string> = {
    TEXTAREA: 'textbox',
    BUTTON: 'button',
    INPUT: kind === 'text' ? 'textbox' : kind === 'range' ? 'slider' : kind,
  };
  return element?.getAttribute('role') ?? native[element?.tagName ?? ''];
};

describe('a field of a form', () => {
  it.each(fields)('$name has a label, an error, the focus, a value and a reset', async (field) => {
    const onSubmit = vi.fn();
    const form = createRef<FormHandle>();
    const { container } = render(
      <Form label="Order" onSubmit={onSubmit} handle={form} summary={false}>
        <FormItem label="Field" id="field" required rules={never}>
          {field.empty}
        </FormItem>
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    const focused = field.focused ?? field.role;
    const item = container.querySelector('#field') as HTMLElement;
    const label = item.querySelector('#field-label') as HTMLElement;

    // The days of a calendar load after it is mounted.
    await expect.poll(() => [...item.querySelectorAll('*')].map(roleOf)).toContain(focused);
    // A tap on the label of a file field opens the browser's file chooser.
    if (field.name !== 'Upload') await userEvent.click(label);
    if (field.name === 'Switch') await userEvent.click(label);
    if (field.name !== 'Upload') expect(roleOf(document.activeElement)).toBe(focused);
    expect(item.contains(document.activeElement)).toBe(field.name !== 'Upload');
    expect(form.current?.values().it).toEqual(field.first);
    act(() => (document.activeElement as HTMLElement).blur());

    await press('button', 'Send');
    await expect.poll(() => item.querySelector('#field-error')?.textContent).toBeTruthy();
    const target = item.querySelector('[aria-describedby~="field-error"]');
    expect(target?.getAttribute('aria-invalid')).toBe('true');
    expect(roleOf(target)).toBe(field.role);
    expect(item.contains(document.activeElement)).toBe(true);
    expect(roleOf(document.activeElement)).toBe(focused);
    expect(onSubmit).not.toHaveBeenCalled();

    await field.fill();
    await expect.poll(() => item.querySelector('#field-error')).toBeNull();
    expect(item.querySelector('[aria-invalid="true"]')).toBeNull();
    await press('button', 'Send');
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ it: field.value });

    act(() => form.current?.reset());
    await expect.poll(() => form.current?.values().it).toEqual(field.first);
    expect(form.current?.isDirty()).toBe(false);
  });
});
