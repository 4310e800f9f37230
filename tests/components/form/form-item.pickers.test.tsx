import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Form, FormItem } from '@/components/form';
import { Picker } from '@/components/picker';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const shops = ['Harbour', 'Station'];

it('the label of an item replaces the label of its only picker', () => {
  render(
    <Form>
      <FormItem label="Shop">
        <Picker label="Shop" name="shop" range={shops} defaultValue={1} />
      </FormItem>
    </Form>,
  );
  const field = screen.getByRole('button');
  expect(field).toHaveAccessibleName('Shop Station');
  expect(field.innerText.trim()).toBe('Station');
});

it('two pickers in one item keep their labels', () => {
  render(
    <Form>
      <FormItem label="Pick-up">
        <div role="group" aria-label="Pick-up">
          <Picker label="Shop" name="shop" range={shops} defaultValue={1} />
          <Picker label="Hour" name="hour" range={['8', '9']} defaultValue={0} />
        </div>
      </FormItem>
      <FormItem label="Return">
        <Picker label="Place" name="place" range={shops} defaultValue={0} />
        <Picker label="Time" name="time" range={['8', '9']} defaultValue={0} />
      </FormItem>
    </Form>,
  );
  for (const label of ['Shop', 'Hour', 'Place', 'Time']) {
    expect(screen.getByText(label), label).toBeVisible();
  }
});
