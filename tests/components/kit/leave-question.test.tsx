import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, FormGuard, FormItem, FormSteps } from '@/components/form';
import { Input } from '@/components/input';
import { Upload } from '@/components/upload';
import { createDeferred } from '../../helpers/deferred';
import { openApp, page } from '../../helpers/open-app';
import { pickFiles, sized } from '../../helpers/pick-files';
import { until } from '../../helpers/waiting';

afterEach(() => sessionStorage.clear());

const home = page(() => <p>Home</p>);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = createDeferred<unknown>();
const upload = vi.fn(() => sent.promise);

/** Files that never arrive, in the second step of a form. */
function Order() {
  const steps = [
    {
      value: 'name',
      label: 'Name',
      content: (
        <FormItem label="Name">
          <Input name="name" />
        </FormItem>
      ),
    },
    { value: 'photo', label: 'Photo', content: <Upload guardLeave upload={upload} /> },
  ];
  return (
    <Form label="Order" onSubmit={() => {}}>
      <FormGuard />
      <FormSteps items={steps} />
    </Form>
  );
}

async function openOrder() {
  const app = await openApp({ routes: { '/': home, '/order': page(Order) } });
  await app.go('navigate', '/order');
  const back = () => void app.platform.back().catch(() => {});
  return { app, back };
}

async function changeAndUpload() {
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Mei');
  await press('Next');
  await screen.findByText('Files');
  pickFiles(
    screen.getByLabelText<HTMLInputElement>(/Files/, { selector: 'input' }),
    sized('a.png'),
  );
  await waitFor(() => expect(upload).toHaveBeenCalled());
}

it('a changed form with a running upload asks one question, and one answer leaves', async () => {
  const { app, back } = await openOrder();
  await changeAndUpload();
  // In the second step, Back leads to the first one, without a question.
  back();
  await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.queryByRole('dialog')).toBeNull();
  back();
  await screen.findByRole('dialog');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await press('Leave');
  await until(() => expect(app.stack()).toBe('/'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('after Stay the next Back asks again', async () => {
  const { app, back } = await openOrder();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Mei');
  for (const answer of ['Stay', 'Stay']) {
    back();
    await screen.findByRole('dialog');
    await press(answer);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(app.stack()).toBe('/ > /order');
});

it('several quick backs open one question', async () => {
  const { app, back } = await openOrder();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Mei');
  back();
  back();
  back();
  await screen.findByRole('dialog');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await press('Leave');
  await until(() => expect(app.stack()).toBe('/'));
});

it('asks with the dialog of the browser while the code of its own dialog cannot load', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  const { app, back } = await openOrder();
  app.platform.use('showModal', {
    invoke: () => {
      throw new Error('no network');
    },
  });
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Mei');
  back();
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  expect(confirm.mock.calls[0]).toEqual(['Leave without saving?\nYour changes will be lost.']);
  expect(app.stack()).toBe('/ > /order');
  back();
  await until(() => expect(app.stack()).toBe('/'));
  confirm.mockRestore();
});

it('another guard of the page may refuse the back after Leave, which is no unhandled rejection', async () => {
  const unhandled: unknown[] = [];
  const note = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    unhandled.push(event.reason);
  };
  addEventListener('unhandledrejection', note);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  const beforeLeave = vi.fn(() => false);
  const app = await openApp({ routes: { '/': home, '/order': page(Order, { beforeLeave }) } });
  app.platform.use('showModal', {
    invoke: () => {
      throw new Error('no network');
    },
  });
  await app.go('navigate', '/order');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Mei');
  void app.platform.back().catch(() => {});
  await waitFor(() => expect(beforeLeave).toHaveBeenCalled());
  // Browsers report an unhandled rejection in a later task.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(unhandled).toEqual([]);
  expect(app.stack()).toBe('/ > /order');
  removeEventListener('unhandledrejection', note);
  confirm.mockRestore();
});
