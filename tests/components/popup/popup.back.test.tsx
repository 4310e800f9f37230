import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { OpenChangeReason } from '@/components';
import { Dialog } from '@/components/dialog';
import { Popup } from '@/components/popup';
import { openApp, page } from '../../helpers/open-app';
import { frame, until } from '../../helpers/waiting';

const told = vi.fn();

function Home() {
  const [open, setOpen] = useState(false);
  const [upper, setUpper] = useState(false);
  const [keep, setKeep] = useState(false);
  const change = (next: boolean, reason: OpenChangeReason) => {
    told(reason);
    if (!keep) setOpen(next);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <label>
        <input type="checkbox" checked={keep} onChange={() => setKeep(!keep)} />
        Keep
      </label>
      <Popup open={open} title="Lower" onOpenChange={change}>
        <button type="button" onClick={() => setUpper(true)}>
          Further
        </button>
        <Dialog
          open={upper}
          title="Upper"
          actions={[]}
          onOpenChange={(next, reason) => {
            told(`upper ${reason}`);
            setUpper(next);
          }}
        />
      </Popup>
    </>
  );
}

function Next() {
  return <p>Next page</p>;
}

async function start() {
  told.mockClear();
  const app = await openApp({ routes: { '/': page(Home), '/next': page(Next) } });
  return app;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = (name: string) => screen.findByRole('dialog', { name });
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

it('Back closes the upper popup, then the lower one, and then the page', {
  tags: 'long',
}, async () => {
  const app = await start();
  await app.go('navigate', '/next');
  await app.back();
  await press('Open');
  await shown('Lower');
  await press('Further');
  await shown('Upper');
  await until(() => expect(app.history.index).toBe(2));
  app.history.travel(-1);
  await gone('Upper');
  await shown('Lower');
  app.history.travel(-1);
  await gone('Lower');
  expect(app.stack()).toBe('/');
  expect(told.mock.calls).toEqual([['upper back'], ['back']]);
});

it('a popup that Escape closes leaves no history entry behind', { tags: 'long' }, async () => {
  const app = await start();
  await press('Open');
  await shown('Lower');
  await until(() => expect(app.history.index).toBe(1));
  await userEvent.keyboard('{Escape}');
  await gone('Lower');
  await until(() => expect(app.history.index).toBe(0));
  expect(told.mock.calls).toEqual([['escape']]);
});

it('a popup closes when its page is left, and stays closed when the user returns', async () => {
  const app = await start();
  await press('Open');
  await shown('Lower');
  await app.go('navigate', '/next');
  await gone('Lower');
  expect(told.mock.calls).toEqual([['page']]);
  await app.back();
  await frame();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(app.stack()).toBe('/');
});

it('an owner can keep a popup open when the user goes back, several times', async () => {
  const app = await start();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keep' }));
  await press('Open');
  await shown('Lower');
  for (const times of [1, 2]) {
    await until(() => expect(app.history.index).toBe(1));
    app.history.travel(-1);
    await until(() => expect(told).toHaveBeenCalledTimes(times));
    await shown('Lower');
  }
  expect(app.stack()).toBe('/');
});

it('a popup that its owner keeps open is hidden with its page', async () => {
  const app = await start();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keep' }));
  await press('Open');
  await shown('Lower');
  await app.go('navigate', '/next');
  await until(() => expect(screen.queryByRole('dialog', { name: 'Lower' })).toBeNull());
  expect(screen.getByText('Next page').closest('[inert]')).toBeNull();
  await app.back();
  await shown('Lower');
});
