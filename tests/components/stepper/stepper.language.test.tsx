import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form } from '@/components/form';
import { KitProvider } from '@/components/kit-provider';
import { Slider } from '@/components/slider';
import { Stepper, type StepperProps } from '@/components/stepper';

afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Platten' });

function show(props: Partial<StepperProps> = {}) {
  render(
    <KitProvider locale="de">
      <form aria-label="Auftrag">
        <Stepper label="Platten" name="platten" step={0.1} defaultValue={0.3} {...props} />
        <Slider label="Höhe" max={1} step={0.1} defaultValue={0.3} showValue />
      </form>
    </KitProvider>,
  );
}

it('a Stepper writes a number as a Slider does, in the language of the user', async () => {
  show();
  expect(field().value).toBe('0,3');
  expect(screen.getByText('0,3')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Platten erhöhen' }));
  expect(field().value).toBe('0,4');
});

it('a number with a comma is typed, told as a number, and sent with a point', async () => {
  const onChange = vi.fn();
  show({ onChange });
  await userEvent.fill(field(), '1,5');
  expect(field().value).toBe('1,5');
  expect(onChange.mock.lastCall).toEqual([1.5]);
  const form = screen.getByRole<HTMLFormElement>('form');
  expect([...new FormData(form)]).toContainEqual(['platten', '1.5']);
});

it('the kit’s Form sends the same number', async () => {
  const onSubmit = vi.fn();
  render(
    <KitProvider locale="de">
      <Form onSubmit={(values, { data }) => onSubmit(values, [...data])}>
        <Stepper label="Platten" name="platten" step={0.1} defaultValue={0.3} />
        <button type="submit">Senden</button>
      </Form>
    </KitProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ platten: 0.3 }, [['platten', '0.3']]]]);
});

it('a letter that the field refuses leaves the caret where it is', async () => {
  render(<Stepper label="Platten" defaultValue={1234} />);
  field().focus();
  field().setSelectionRange(1, 1);
  await userEvent.keyboard('x');
  expect([field().value, field().selectionStart]).toEqual(['1234', 1]);
  await userEvent.keyboard('9x');
  expect([field().value, field().selectionStart]).toEqual(['19234', 2]);
});
