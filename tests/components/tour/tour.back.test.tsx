import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Tour } from '@/components/tour';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

const told = vi.fn();
const steps = ['Menu', 'Card'].map((title) => ({ id: title, target: 'button', title }));

function Home() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Help
      </button>
      <Tour
        steps={steps}
        open={open}
        onOpenChange={(next, cause) => {
          told(cause);
          setOpen(next);
        }}
      />
    </>
  );
}

async function start() {
  told.mockClear();
  const app = await openApp({
    routes: { '/': page(Home), '/next': page(() => <p>Next page</p>) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  await until(() => expect(app.history.index).toBe(1));
  return app;
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('Back ends a tour at any step, and the page stays', async () => {
  const app = await start();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('dialog', { name: 'Card' });
  app.history.travel(-1);
  await gone();
  expect(told.mock.calls).toEqual([['back']]);
  expect(app.stack()).toBe('/');
});

it('a tour that the user skips leaves no history entry behind', async () => {
  const app = await start();
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await gone();
  await until(() => expect(app.history.index).toBe(0));
  expect(told.mock.calls).toEqual([['cancel']]);
});

it('a tour ends when its page is left, and stays closed when the user returns', async () => {
  const app = await start();
  await app.go('navigate', '/next');
  await gone();
  expect(told.mock.calls).toEqual([['page']]);
  await app.back();
  expect(screen.queryByRole('dialog')).toBeNull();
});
