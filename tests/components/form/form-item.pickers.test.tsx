import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, FormItem, SubmitButton } from '@/components/form';
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

it('an invalid picker has one thin edge, also in a form of the browser', async () => {
  render(
    <>
      <Form>
        <FormItem label="Shop" required>
          <Picker label="Shop" name="shop" range={shops} />
        </FormItem>
        <SubmitButton>Send</SubmitButton>
      </Form>
      <form>
        <Picker label="Place" name="place" range={shops} required />
        <button type="submit">Search</button>
      </form>
    </>,
  );
  const edge = 'rgb(196, 50, 27) 0px 0px 0px 1px inset';
  const native = (name: string) =>
    getComputedStyle(document.querySelector(`input[name="${name}"]`) as Element);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const field = screen.getByRole('button', { name: /^Shop/ });
  await expect.poll(() => getComputedStyle(field).boxShadow).toBe(edge);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await expect.poll(() => native('place').boxShadow).toBe(edge);
  for (const name of ['shop', 'place']) {
    (document.activeElement as HTMLElement).blur();
    expect(native(name).outlineStyle, name).toBe('none');
  }
});
