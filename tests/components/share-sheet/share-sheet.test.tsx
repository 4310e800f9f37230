import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ShareSheet, type ShareSheetProps } from '@/components/share-sheet';
import { createDeferred } from '../../helpers/deferred';
import { untilTrue } from '../../helpers/waiting';

afterEach(async () => {
  cleanup();
  await untilTrue(() => document.body.childElementCount === 0);
});

const action = (name: string) => ({ label: `By ${name}`, icon: <svg /> });
const mail = action('mail');
const chat = action('chat');
const copy = action('copy');

/** Mail and chat, whose press calls `choose` with their names. */
const choices = (choose: (name: string) => unknown) => [
  { ...mail, onClick: () => choose('mail') },
  { ...chat, onClick: () => choose('chat') },
];
const button = (name: string) => screen.getByRole('button', { name });

function Owner(props: Partial<ShareSheetProps>) {
  const [open, setOpen] = useState(true);
  return (
    <StrictMode>
      <ShareSheet
        open={open}
        actions={[mail, chat]}
        {...props}
        onOpenChange={(next, reason) => {
          setOpen(next);
          props.onOpenChange?.(next, reason);
        }}
      />
    </StrictMode>
  );
}

it('the sheet is a dialog named by its title, with a list for each row', async () => {
  render(<Owner actions={[[mail, chat], [copy]]} description="Lemon cake" />);
  const dialog = await screen.findByRole('dialog', { name: 'Share' });
  expect(dialog).toHaveAccessibleDescription('Lemon cake');
  const lists = screen.getAllByRole('list').map((list) => list.children.length);
  expect(lists).toEqual([2, 1]);
});

it('the sheet has a name without a title, and `label` replaces it', async () => {
  const { rerender } = render(<Owner title={null} />);
  await screen.findByRole('dialog', { name: 'Share' });
  expect(screen.queryByRole('heading')).toBeNull();
  rerender(<Owner label="Send the recipe" />);
  expect(screen.getByRole('dialog', { name: 'Send the recipe' })).toBeVisible();
});

it('a tap calls the onClick of the action and closes the sheet', async () => {
  const calls: unknown[] = [];
  render(
    <Owner
      actions={choices((name) => void calls.push(name))}
      onOpenChange={(open, reason) => calls.push([open, reason])}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'By chat' }));
  expect(calls).toEqual(['chat', [false, 'choice']]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('with closeOnAction={false} the sheet stays open after a choice', async () => {
  const onSelect = vi.fn();
  render(<Owner closeOnAction={false} actions={choices(onSelect)} />);
  await userEvent.click(await screen.findByRole('button', { name: 'By chat' }));
  button('By mail').click();
  expect(onSelect.mock.calls).toEqual([['chat'], ['mail']]);
});

it('the sheet waits for a promise, ignores other taps, and stays open when it resolves to false', async () => {
  const waiting = createDeferred<boolean>();
  const onSelect = vi.fn(() => waiting.promise);
  render(<Owner actions={choices(onSelect)} />);
  await userEvent.click(await screen.findByRole('button', { name: 'By chat' }));
  const busy = screen.getByRole('button', { name: /By chat/ });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  busy.click();
  button('By mail').click();
  expect(onSelect).toHaveBeenCalledTimes(1);
  waiting.resolve(false);
  await waitFor(() => expect(busy).not.toHaveAttribute('aria-busy'));
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('a disabled action cannot be chosen, but screen readers still read it', async () => {
  const onClick = vi.fn();
  render(<Owner actions={[{ ...mail, disabled: true, onClick }]} />);
  const disabled = await screen.findByRole('button', { name: 'By mail' });
  disabled.click();
  expect(disabled).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).not.toHaveBeenCalled();
});

it('Cancel and Escape close the sheet without a choice', async () => {
  const reasons: string[] = [];
  const { unmount } = render(<Owner onOpenChange={(_, reason) => reasons.push(reason)} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  unmount();
  render(<Owner onOpenChange={(_, reason) => reasons.push(reason)} />);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(reasons).toEqual(['cancel', 'escape']);
});

it('the arrow keys, Home and End move the focus, round a row of several', async () => {
  render(<Owner actions={[[mail, chat], [copy]]} />);
  (await screen.findByRole('button', { name: 'By mail' })).focus();
  const steps: string[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'End', 'Home']) {
    await userEvent.keyboard(`{${key}}`);
    steps.push(document.activeElement?.textContent ?? '');
  }
  expect(steps).toEqual(['By chat', 'By mail', 'By copy', 'By mail', 'By chat', 'By mail']);
});

it('the left arrow key moves to the next action in a right-to-left sheet', async () => {
  render(<Owner dir="rtl" />);
  (await screen.findByRole('button', { name: 'By mail' })).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(button('By chat')).toHaveFocus();
});

it('an empty list has no row', async () => {
  render(<Owner actions={[[], [copy], []]} />);
  await screen.findByRole('dialog');
  expect(screen.getAllByRole('list')).toHaveLength(1);
});

it('the sheet can be opened again after a choice', async () => {
  function Again() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <ShareSheet open={open} actions={[mail]} onOpenChange={setOpen} />
      </>
    );
  }
  render(<Again />);
  for (const _ of [1, 2]) {
    await userEvent.click(button('Open'));
    await userEvent.click(await screen.findByRole('button', { name: 'By mail' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button('Open')).toHaveFocus();
  }
});

it('the server renders nothing for the sheet', () => {
  expect(renderToString(<ShareSheet open actions={[mail]} />)).toBe('');
});
