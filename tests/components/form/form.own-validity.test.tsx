/** @module-tag long */
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox, CheckboxGroup } from '@/components/checkbox';
import { Form, FormItem, SubmitButton } from '@/components/form';
import { DatePicker } from '@/components/date-picker';
import { Radio, RadioGroup } from '@/components/radio';
import { Rate } from '@/components/rate';
import { Switch } from '@/components/switch';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const summary = () => screen.queryByRole('alert')?.textContent;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const boxes = (
  <>
    <Checkbox value="a">A</Checkbox>
    <Checkbox value="b">B</Checkbox>
  </>
);

function show(children: ReactNode) {
  const onSubmit = vi.fn();
  const onInvalid = vi.fn();
  render(
    <Form label="Order" {...{ onSubmit, onInvalid }}>
      {children}
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  return { onSubmit, onInvalid };
}

it('an invalid form is refused again each time the user sends it without changes', async () => {
  const { onSubmit, onInvalid } = show(
    <>
      <FormItem label="Extras">
        <CheckboxGroup name="extras" min={2}>
          {boxes}
        </CheckboxGroup>
      </FormItem>
      <FormItem label="Stars">
        <Rate name="stars" half required />
      </FormItem>
    </>,
  );
  await send();
  await expect.poll(() => onInvalid.mock.calls.length).toBe(1);
  await send();
  await expect.poll(() => onInvalid.mock.calls.length).toBe(2);
  await send();
  await expect.poll(() => onInvalid.mock.calls.length).toBe(3);
  expect(summary()).toBe('Check these fieldsExtras: Choose at least 2Stars: Not rated');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('the message of a rule comes before the message of the component', async () => {
  const { onSubmit } = show(
    <FormItem label="Extras" rules={{ required: true, message: 'Choose two' }}>
      <CheckboxGroup name="extras" min={2}>
        {boxes}
      </CheckboxGroup>
    </FormItem>,
  );
  await send();
  await expect.poll(summary).toBe('Check these fieldsExtras: Choose two');
  await userEvent.click(screen.getByRole('checkbox', { name: 'A' }));
  await send();
  await expect.poll(summary).toBe('Check these fieldsExtras: Choose at least 2');
  await userEvent.click(screen.getByRole('checkbox', { name: 'B' }));
  await send();
  await expect
    .poll(() => onSubmit.mock.calls.map(([values]) => values))
    .toEqual([{ extras: ['a', 'b'] }]);
});

it('a lone checkbox and a switch that must be on ask for a confirmation, not for an option', async () => {
  const { onSubmit } = show(
    <>
      <FormItem label="Terms" required>
        <Checkbox name="terms">I agree</Checkbox>
      </FormItem>
      <FormItem label="Age">
        <Checkbox name="age" required value="18">
          I am 18 or older
        </Checkbox>
      </FormItem>
      <FormItem label="Location" required>
        <Switch name="location" />
      </FormItem>
    </>,
  );
  await send();
  await expect
    .poll(summary)
    .toBe(
      'Check these fieldsTerms: Confirm this to continueAge: Confirm this to continueLocation: Confirm this to continue',
    );
  expect(onSubmit).not.toHaveBeenCalled();
});

it('a field that is chosen asks for a choice, and a group without one has a red edge', async () => {
  show(
    <>
      <FormItem label="Day" required>
        <DatePicker label="Day" name="day" />
      </FormItem>
      <FormItem label="Size" required>
        <RadioGroup name="size">
          <Radio value="s">Small</Radio>
          <Radio value="l">Large</Radio>
        </RadioGroup>
      </FormItem>
    </>,
  );
  await send();
  await expect.poll(summary).toBe('Check these fieldsDay: Choose an optionSize: Choose an option');
  const [small, large] = screen.getAllByRole('radio');
  const edge = (box: Element | undefined) => getComputedStyle(box as Element).borderColor;
  await expect.poll(() => edge(small)).toBe('rgb(196, 50, 27)');
  await userEvent.click(large as Element);
  await expect.poll(() => edge(small)).not.toBe('rgb(196, 50, 27)');
});
