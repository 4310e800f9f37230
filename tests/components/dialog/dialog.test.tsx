import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog, type DialogProps } from '@/components/dialog';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const act = { keep: vi.fn(), remove: vi.fn() };

function open(props: Partial<DialogProps> = {}) {
  return render(
    <Dialog
      open
      actions={[
        { label: 'Keep', onClick: act.keep },
        { label: 'Remove', tone: 'danger', onClick: act.remove },
      ]}
      {...props}
    />,
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('is named by its title and described by its text', () => {
  open({ title: 'Remove it?', children: 'It does not come back.' });
  const dialog = screen.getByRole('dialog', { name: 'Remove it?' });
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('It does not come back.');
  expect(within(dialog).getByRole('heading', { name: 'Remove it?' })).toBeTruthy();
});

it('a dialog without a title is named by its label', () => {
  open({ label: 'Message' });
  const dialog = screen.getByRole('dialog', { name: 'Message' });
  expect(dialog.getAttribute('aria-labelledby')).toBeNull();
  expect(dialog.getAttribute('aria-describedby')).toBeNull();
});

it('a dialog without a title and a label is named by its aria-label', () => {
  open({ 'aria-label': 'Opening hours' });
  expect(screen.getByRole('dialog', { name: 'Opening hours' })).toBeTruthy();
});

it('the title and the label of a dialog win over its aria-label', () => {
  open({ title: 'Remove it?', 'aria-label': 'Opening hours' });
  expect(screen.getByRole('dialog', { name: 'Remove it?' })).toBeTruthy();
  cleanup();
  open({ label: 'Question', 'aria-label': 'Opening hours' });
  expect(screen.getByRole('dialog', { name: 'Question' })).toBeTruthy();
});

it('a dialog can have the role alertdialog', () => {
  open({ title: 'Signed out', role: 'alertdialog' });
  expect(screen.getByRole('alertdialog', { name: 'Signed out' })).toBeTruthy();
});

it('a press calls the onClick of its button and does not close a controlled dialog', {
  tags: 'long',
}, async () => {
  open({ title: 'Remove it?' });
  await userEvent.click(button('Remove'));
  await userEvent.click(button('Keep'));
  expect([act.remove.mock.calls.length, act.keep.mock.calls.length]).toEqual([1, 1]);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('the buttons are 44 px tall, and the harmless one is first in the tab order', async () => {
  open({ title: 'Remove it?' });
  for (const name of ['Keep', 'Remove']) {
    expect(button(name).offsetHeight).toBeGreaterThanOrEqual(44);
  }
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(button('Keep'));
});

describe('layout', () => {
  const at = (name: string) => button(name).getBoundingClientRect();

  it('puts short answers side by side and long ones below each other', () => {
    const { rerender } = open({ title: 'x' });
    expect(at('Keep').top).toBe(at('Remove').top);
    const long = 'Unwiderruflich und für immer löschen';
    rerender(
      <Dialog
        open
        title="x"
        actions={[
          { label: 'Keep', onClick: () => {} },
          { label: long, onClick: () => {} },
        ]}
      />,
    );
    expect(at(long).top).toBeGreaterThan(at('Keep').bottom);
  });

  it('keeps the buttons in sight below a long text, and Tab can reach that text', async () => {
    open({ title: 'Terms', children: 'Line\n'.repeat(500) });
    expect(at('Keep').bottom).toBeLessThan(window.innerHeight);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toContain('Line');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(button('Keep'));
  });

  it('stays within the narrowest screen with very long words', () => {
    open({ title: 'W'.repeat(300), children: 'w'.repeat(300) });
    const { left, right } = screen.getByRole('dialog').getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(24);
    expect(right).toBeLessThanOrEqual(window.innerWidth - 24);
    const dialog = screen.getByRole('dialog');
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  });
});
