import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  ActionSheet,
  type ActionSheetAction,
  type ActionSheetProps,
} from '@/components/action-sheet';
import { createDeferred } from '../../helpers/deferred';
import '@/components/kit/tokens.css';

afterEach(cleanup);

function open(props: Partial<ActionSheetProps> = {}) {
  const onSelect = vi.fn();
  const onOpenChange = vi.fn();
  const actions: ActionSheetAction[] = [
    { label: 'Save' },
    { label: 'Share', description: 'A link' },
    { label: 'Print', disabled: true },
    { label: 'Delete', tone: 'danger' },
  ];
  const called = actions.map((action) => ({ ...action, onClick: () => onSelect(action.label) }));
  render(<ActionSheet open actions={called} onOpenChange={onOpenChange} {...props} />);
  return { onSelect, onOpenChange };
}

it('the sheet is a dialog whose choices are buttons', () => {
  open({ title: 'Photo' });
  expect(screen.getByRole('dialog', { name: 'Photo' })).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Save',
    'ShareA link',
    'Print',
    'Delete',
    'Cancel',
  ]);
});

it('a sheet without a title has a default name', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Choose an action' })).toBeTruthy();
});

it('an element of the page names a sheet without a title', () => {
  render(<h2 id="drink">A large latte</h2>);
  open({ labelledBy: 'drink' });
  expect(screen.getByRole('dialog')).toHaveAccessibleName('A large latte');
  cleanup();
  render(<h2 id="drink">A large latte</h2>);
  open({ 'aria-labelledby': 'drink' });
  expect(screen.getByRole('dialog')).toHaveAccessibleName('A large latte');
  cleanup();
  open({ label: 'Drink' });
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Drink');
  cleanup();
  open({ 'aria-label': 'Drink' });
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Drink');
});

it('a tap on a choice calls its onClick, and closes the sheet', async () => {
  const { onSelect, onOpenChange } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onSelect.mock.calls).toEqual([['Delete']]);
  expect(onOpenChange.mock.calls).toEqual([[false, 'choice']]);
});

it('a tap on a disabled choice does nothing', () => {
  const { onSelect } = open();
  screen.getByRole('button', { name: 'Print' }).click();
  expect(onSelect).not.toHaveBeenCalled();
});

it('Cancel and Escape ask to close the sheet without a choice', { tags: 'long' }, async () => {
  const { onOpenChange, onSelect } = open({ cancelText: 'Never mind' });
  await userEvent.click(screen.getByRole('button', { name: 'Never mind' }));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([
    [false, 'cancel'],
    [false, 'escape'],
  ]);
  expect(onSelect).not.toHaveBeenCalled();
});

it('the title and Cancel stay in sight while a long list scrolls between them', async () => {
  const actions = Array.from({ length: 60 }, (_, index) => ({ label: `Item ${index}` }));
  open({ title: 'Many', actions });
  await vi.waitFor(() => {
    const cancel = screen.getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
    expect(cancel.bottom).toBeLessThanOrEqual(window.innerHeight);
  });
  const { top } = screen.getByRole('heading', { name: 'Many' }).getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  screen.getByRole('button', { name: 'Item 59' }).focus();
  const last = screen.getByRole('button', { name: 'Item 59' }).getBoundingClientRect();
  expect(last.bottom).toBeLessThanOrEqual(window.innerHeight);
});

it('an uncontrolled sheet closes when the promise of the choice has resolved', {
  tags: 'long',
}, async () => {
  const onOpenChange = vi.fn();
  let finish = () => {};
  const save = vi.fn();
  const share = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const actions = [
    { label: 'Save', onClick: save },
    { label: 'Share', onClick: share },
  ];
  render(<ActionSheet defaultOpen {...{ actions, onOpenChange }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  const busy = await screen.findByRole('button', { name: 'Share Loading' });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  screen.getByRole('button', { name: 'Save' }).click();
  expect([share.mock.calls, save.mock.calls]).toEqual([[[]], []]);
  finish();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onOpenChange.mock.calls).toEqual([[false, 'choice']]);
});

it('a sheet that Escape closed while a choice was pending closes only once', {
  tags: 'long',
}, async () => {
  const onOpenChange = vi.fn();
  const saved = createDeferred();
  const actions = [{ label: 'Save', onClick: () => saved.promise }];
  render(<ActionSheet defaultOpen actions={actions} onOpenChange={onOpenChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  saved.resolve();
  await saved.promise;
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(onOpenChange.mock.calls).toEqual([[false, 'escape']]);
});

it('arrows, Home and End move between the choices and stop at disabled ones too', async () => {
  const { onSelect } = open({ cancelText: null });
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  screen.getByRole('button', { name: 'Save' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const print = screen.getByRole('button', { name: 'Print' });
  expect(document.activeElement).toBe(print);
  expect(print.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}{End}');
  expect(document.activeElement?.textContent).toBe('Delete');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect.mock.calls).toEqual([['Save']]);
});
