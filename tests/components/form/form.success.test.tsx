import { cleanup, render, screen } from '@testing-library/react';
import { PlatformError, usePlatform } from 'portico';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, FormDraft, FormItem, FormSteps, SubmitButton } from '@/components/form';
import { Input } from '@/components/input';
import { createDeferred } from '../../helpers/deferred';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

afterEach(cleanup);

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const name = (
  <FormItem label="Name">
    <Input name="name" />
  </FormItem>
);

function Order() {
  const platform = usePlatform();
  return (
    <Form label="Order" onSubmit={() => 'A-7'} onSuccess={() => platform.back()}>
      <FormDraft name="order" />
      {name}
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const steps = [
  { value: 'name', label: 'Name', content: name },
  { value: 'table', label: 'Table', content: <Input label="Table" name="table" /> },
];

function SteppedOrder() {
  const platform = usePlatform();
  return (
    <Form label="Order" onSubmit={() => {}} onSuccess={() => platform.back()}>
      <FormDraft name="order" />
      <FormSteps items={steps} submitText="Send" />
    </Form>
  );
}

const home = page(() => <p>Home</p>);

it('a page goes back in onSuccess without a question', async () => {
  const app = await openApp({ routes: { '/': home, '/order': page(Order) } });
  await app.go('navigate', '/order');
  await userEvent.fill(field('Name'), 'Ada');
  await press('Send');
  await until(() => expect(app.stack()).toBe('/'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a form in steps goes back from the last step to the page below in onSuccess', async () => {
  const app = await openApp({ routes: { '/': home, '/order': page(SteppedOrder) } });
  await app.go('navigate', '/order');
  await userEvent.fill(field('Name'), 'Ada');
  await press('Next');
  await screen.findByRole('textbox', { name: 'Table' });
  await press('Send');
  await until(() => expect(app.stack()).toBe('/'));
});

it('onSuccess gets the answer of onSubmit, and a second tap waits until onSuccess has ended', async () => {
  const left = createDeferred<void>();
  const onSubmit = vi.fn(async () => ({ id: 'A-7' }));
  const onSuccess = vi.fn(() => left.promise);
  render(
    <Form label="Order" {...{ onSubmit, onSuccess }}>
      {name}
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.fill(field('Name'), 'Ada');
  await press('Send');
  await expect.poll(() => onSuccess.mock.calls).toEqual([[{ id: 'A-7' }]]);
  await userEvent.click(field('Name'));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  left.resolve();
  await expect.poll(() => document.querySelector('form')?.dataset.state).toBe('open');
});

it('onSuccess is not called after a failure, or after the page with the form is gone', async () => {
  const sent = createDeferred<unknown>();
  const onSuccess = vi.fn();
  const answers: unknown[] = [{ message: 'Closed' }, sent.promise];
  const { unmount } = render(
    <Form label="Order" onSubmit={() => answers.shift()} onSuccess={onSuccess}>
      {name}
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await press('Send');
  await screen.findByText('Closed');
  await press('Send');
  await expect.poll(() => answers.length).toBe(0);
  unmount();
  sent.resolve('A-7');
  await sent.promise;
  expect(onSuccess).not.toHaveBeenCalled();
});

it('a back in onSuccess that a newer navigation replaces is no error, and any other error is reported', async () => {
  const reported: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((error) => void reported.push(error));
  const usual = new PlatformError({ code: 'cancel', api: 'back', message: 'cancel' });
  const other = new Error('a mistake');
  const onSuccess = vi.fn().mockRejectedValueOnce(usual).mockRejectedValueOnce(other);
  render(
    <Form label="Order" onSubmit={() => 'A-7'} onSuccess={onSuccess}>
      {name}
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await press('Send');
  await until(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  await press('Send');
  await until(() => expect(reported).toEqual([other]));
  expect(onSuccess).toHaveBeenCalledTimes(2);
});
