import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Popup } from '@/components/popup';
import '@/components/kit/tokens.css';

afterEach(cleanup);

type Place = 'before' | 'after';

/** A row with a button, and a dialog before or after it. Confirming removes the row. */
function Page({ dialog }: { dialog: Place }) {
  const [state, setState] = useState<'there' | 'asked' | 'gone'>('there');
  const popup: ReactNode = (
    <Popup open={state === 'asked'} label="Delete?" onOpenChange={() => setState('there')}>
      <button type="button" onClick={() => setState('gone')}>
        Yes
      </button>
    </Popup>
  );
  return (
    <main tabIndex={-1}>
      {dialog === 'before' && popup}
      {state !== 'gone' && (
        <button type="button" onClick={() => setState('asked')}>
          Delete
        </button>
      )}
      {dialog === 'after' && popup}
    </main>
  );
}

it.each<Place>(['before', 'after'])(
  'the focus moves to the page when confirming removes the opener, with the dialog %s the opener',
  async (dialog) => {
    render(<Page dialog={dialog} />);
    const opener = screen.getByRole('button', { name: 'Delete' });
    opener.focus();
    opener.click();
    (await screen.findByRole('button', { name: 'Yes' })).click();
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('main'));
  },
);

it('the focus moves to the layer of the opener when confirming removes the opener', async () => {
  function Layers() {
    const [state, setState] = useState<'there' | 'asked' | 'gone'>('there');
    return (
      <main tabIndex={-1}>
        <Popup open label="Rows">
          {state !== 'gone' && (
            <button type="button" onClick={() => setState('asked')}>
              Delete
            </button>
          )}
        </Popup>
        <Popup open={state === 'asked'} label="Delete?">
          <button type="button" onClick={() => setState('gone')}>
            Yes
          </button>
        </Popup>
      </main>
    );
  }
  render(<Layers />);
  const opener = screen.getByRole('button', { name: 'Delete' });
  opener.focus();
  opener.click();
  (await screen.findByRole('button', { name: 'Yes' })).click();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete?' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Rows' }));
});

it('a layer that stays mounted opens above newer layers', { tags: 'long' }, async () => {
  function Layers() {
    const [isOpen, setOpen] = useState(false);
    const [isAsked, setAsked] = useState(false);
    return (
      <>
        <Popup open={isAsked} label="Colours" keepMounted onOpenChange={setAsked}>
          <button type="button" data-autofocus>
            Red
          </button>
        </Popup>
        <button type="button" onClick={() => setOpen(true)}>
          Filter
        </button>
        <Popup open={isOpen} label="Filter" onOpenChange={setOpen}>
          <button type="button" data-autofocus onClick={() => setAsked(true)}>
            Colour
          </button>
        </Popup>
      </>
    );
  }
  render(<Layers />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Colour' }));
  const red = await screen.findByRole('button', { name: 'Red' });
  expect(document.activeElement).toBe(red);
  await userEvent.click(red);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Red' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Colour' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }));
});

it('Enter that closes a popup does not press the opener, and a held Enter does not close it', async () => {
  function Confirm() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Order
        </button>
        <Popup open={open} label="Order?" onEnter={() => setOpen(false)}>
          Enter orders.
        </Popup>
      </>
    );
  }
  render(<Confirm />);
  const opener = screen.getByRole('button', { name: 'Order' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const panel = await screen.findByRole('dialog', { name: 'Order?' });
  const held = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
  panel.dispatchEvent(new KeyboardEvent('keydown', held));
  expect(screen.getByRole('dialog', { name: 'Order?' })).toBe(panel);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(document.activeElement).toBe(opener);
});
