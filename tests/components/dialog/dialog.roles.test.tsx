import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AlertDialog, ConfirmDialog, Dialog, PromptDialog } from '@/components/dialog';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const described = (role: string) => {
  const ids = screen.getByRole(role).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

describe('the role of a dialog', () => {
  it.each([
    ['AlertDialog', AlertDialog],
    ['ConfirmDialog', ConfirmDialog],
  ])('is alertdialog for %s, and its text is the description', (_, Preset) => {
    render(
      <Preset defaultOpen title="Cancel the order?">
        The kitchen has begun.
      </Preset>,
    );
    expect(screen.getByRole('alertdialog', { name: 'Cancel the order?' })).toBeTruthy();
    expect(described('alertdialog')).toBe('The kitchen has begun.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is alertdialog with elements as content, and their text is the description', () => {
    render(
      <ConfirmDialog defaultOpen title="Delete?">
        <p>
          You delete <b>3 cups</b>.
        </p>
      </ConfirmDialog>,
    );
    expect(described('alertdialog')).toBe('You delete 3 cups.');
  });

  it('is dialog for a PromptDialog, and for a ConfirmDialog with a form', () => {
    render(<PromptDialog defaultOpen title="Rename" label="Name" />);
    expect(screen.getByRole('dialog', { name: 'Rename' })).toBeTruthy();
    cleanup();
    render(
      <ConfirmDialog defaultOpen title="Address" form="address">
        <form id="address">
          <input aria-label="Street" />
        </form>
      </ConfirmDialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Address' })).toBeTruthy();
    expect(described('dialog')).toBe('');
  });

  it('is the `role` prop when it is set, and describedBy replaces the description', () => {
    render(
      <>
        <p id="why">Because</p>
        <ConfirmDialog defaultOpen role="dialog" title="Share?" describedBy="why">
          With all friends.
        </ConfirmDialog>
      </>,
    );
    expect(screen.getByRole('dialog', { name: 'Share?' })).toBeTruthy();
    expect(described('dialog')).toBe('Because');
  });

  it('has no description for a plain Dialog with elements as content', () => {
    render(
      <Dialog defaultOpen title="Menu" actions={[]}>
        <p>A long list</p>
      </Dialog>,
    );
    expect(described('dialog')).toBe('');
  });
});
