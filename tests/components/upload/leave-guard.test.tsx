/** @module-tag long */
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Upload } from '@/components/upload';
import { createDeferred } from '../../helpers/deferred';
import { openApp, page } from '../../helpers/open-app';
import { pickFiles, sized } from '../../helpers/pick-files';
import { until } from '../../helpers/waiting';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('leaving a page with unfinished uploads asks first, and a hidden page continues them', async () => {
  const sent = createDeferred<unknown>();
  let signal: AbortSignal | undefined;
  function Form() {
    return (
      <Upload
        guardLeave
        upload={(_file, controls) => {
          signal = controls.signal;
          return sent.promise;
        }}
      />
    );
  }
  const app = await openApp({ routes: { '/': page(() => <p>Home</p>), '/form': page(Form) } });
  await app.go('navigate', '/form');
  pickFiles(
    screen.getByLabelText<HTMLInputElement>(/Files/, { selector: 'input' }),
    sized('a.png'),
  );
  await waitFor(() => expect(signal).toBeDefined());

  await app.go('navigate', '/');
  expect(signal!.aborted).toBe(false);
  await app.back();
  expect(app.stack()).toBe('/ > /form');

  void app.platform.back().catch(() => {});
  await screen.findByRole('dialog', { name: 'Leave this page?' });
  await press('Stay');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.stack()).toBe('/ > /form');

  void app.platform.back().catch(() => {});
  await screen.findByRole('dialog', { name: 'Leave this page?' });
  await press('Leave');
  await until(() => expect(app.stack()).toBe('/'));
  await until(() => expect(signal!.aborted).toBe(true));
});

it('closes its question when the last file has arrived', async () => {
  const sent = createDeferred<unknown>();
  const upload = vi.fn(() => sent.promise);
  const Photos = () => <Upload guardLeave upload={upload} />;
  const app = await openApp({ routes: { '/': page(() => <p>Home</p>), '/form': page(Photos) } });
  await app.go('navigate', '/form');
  pickFiles(
    screen.getByLabelText<HTMLInputElement>(/Files/, { selector: 'input' }),
    sized('a.png'),
  );
  await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  void app.platform.back().catch(() => {});
  await screen.findByRole('dialog', { name: 'Leave this page?' });
  sent.resolve('/a.png');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.stack()).toBe('/ > /form');
  await app.back();
  expect(app.stack()).toBe('/');
});
