import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, FormDraft, type FormHandle, FormItem, FormSteps } from '@/components/form';
import { Input } from '@/components/input';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const handle = createRef<FormHandle>();

type Props = { onSubmit?: (values: object) => unknown; onStepChange?: (id: string) => void };

function Order({ onSubmit = () => {}, onStepChange }: Props) {
  const steps = [
    {
      value: 'drink',
      label: 'Drink',
      content: (
        <FormItem label="Drink" required>
          <Input name="drink" />
        </FormItem>
      ),
    },
    {
      value: 'place',
      label: 'Place',
      content: (
        <FormItem label="Table" required rules={{ pattern: /^\d+$/, message: 'A number' }}>
          <Input name="table" />
        </FormItem>
      ),
    },
    { value: 'pay', label: 'Pay', content: <Input label="Voucher" name="voucher" /> },
  ];
  return (
    <Form label="Order" handle={handle} onSubmit={onSubmit}>
      <FormDraft name="steps" />
      <FormSteps items={steps} submitText="Order" onStepChange={onStepChange} />
    </Form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });
const group = (name: string) => screen.getByRole('group', { name });

it('Next shows the errors of the current step, and goes on without errors', async () => {
  const onStepChange = vi.fn();
  render(<Order onStepChange={onStepChange} />);
  expect(screen.queryByRole('textbox', { name: 'Table' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await press('Next');
  const alert = await screen.findByRole('link', { name: 'Drink: Fill this in' });
  expect(alert).toBeVisible();
  expect(field('Drink')).toHaveFocus();
  await userEvent.fill(field('Drink'), 'Latte');
  await press('Next');
  await waitFor(() => expect(group('Step 2 of 3: Place')).toHaveFocus());
  expect(screen.queryByRole('link')).toBeNull();
  expect(field('Table')).not.toHaveAttribute('aria-invalid', 'true');
  expect(onStepChange.mock.calls).toEqual([['place']]);
});

it('Enter in a field is Next, and on the last step it submits the values of all steps', async () => {
  const onSubmit = vi.fn();
  render(<Order onSubmit={onSubmit} />);
  await userEvent.fill(field('Drink'), 'Latte');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('textbox', { name: 'Table' });
  await userEvent.fill(field('Table'), '7');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('textbox', { name: 'Voucher' });
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(field('Voucher'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]![0]).toEqual({ drink: 'Latte', table: '7', voucher: '' });
});

it('Back keeps what is entered and validates nothing', async () => {
  render(<Order />);
  await userEvent.fill(field('Drink'), 'Latte');
  await press('Next');
  await screen.findByRole('textbox', { name: 'Table' });
  await userEvent.fill(field('Table'), 'x');
  await press('Back');
  expect(field('Drink')).toHaveValue('Latte');
  expect(screen.queryByRole('link')).toBeNull();
  await press('Next');
  await waitFor(() => expect(field('Table')).toHaveValue('x'));
});

it('the list of steps goes back at once, and forward to the first step with an error', async () => {
  render(<Order />);
  const step = (name: RegExp) => screen.getByRole('button', { name });
  await userEvent.fill(field('Drink'), 'Latte');
  await userEvent.click(step(/Pay/));
  await waitFor(() => expect(step(/Place/).closest('li')).toHaveAttribute('aria-current', 'step'));
  await waitFor(() => expect(field('Table')).toHaveFocus());
  expect(field('Table')).toHaveAccessibleDescription('Fill this in');
  await userEvent.fill(field('Table'), '7');
  await userEvent.click(step(/Pay/));
  await screen.findByRole('textbox', { name: 'Voucher' });
  await userEvent.click(step(/Drink/));
  expect(field('Drink')).toBeVisible();
});

it('shows the step of a field that the server has refused', async () => {
  render(<Order onSubmit={() => ({ fields: { drink: 'Sold out' } })} />);
  act(() => handle.current!.setValues({ drink: 'Latte', table: '7' }));
  await press('Next');
  await screen.findByRole('textbox', { name: 'Table' });
  await press('Next');
  await screen.findByRole('textbox', { name: 'Voucher' });
  await press('Order');
  await waitFor(() => expect(field('Drink')).toHaveFocus());
  expect(field('Drink')).toHaveAccessibleDescription('Sold out');
});

it('a reload comes back to the step of the draft, and a reset to the first one', async () => {
  const { unmount } = render(<Order />);
  await userEvent.fill(field('Drink'), 'Latte');
  await press('Next');
  await screen.findByRole('textbox', { name: 'Table' });
  unmount();
  render(<Order />);
  expect(field('Table')).toBeVisible();
  act(() => handle.current!.reset());
  await waitFor(() => expect(field('Drink')).toBeVisible());
  expect(field('Drink')).toHaveValue('');
});

it('in a page, Back leads to the step before, and asks before it leaves the first one', async () => {
  const app = await openApp({ routes: { '/': page(() => <p>Home</p>), '/order': page(Order) } });
  await app.go('navigate', '/order');
  await userEvent.fill(field('Drink'), 'Latte');
  await press('Next');
  await screen.findByRole('textbox', { name: 'Table' });
  void app.platform.back().catch(() => {});
  await screen.findByRole('textbox', { name: 'Drink' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(app.stack()).toBe('/ > /order');
  void app.platform.back().catch(() => {});
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await press('Leave');
  await until(() => expect(app.stack()).toBe('/'));
});
