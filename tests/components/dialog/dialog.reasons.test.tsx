import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ConfirmDialog, type ConfirmDialogProps } from '@/components/dialog';
import '@/components/kit/tokens.css';
import { untilTrue } from '../../helpers/waiting';

afterEach(cleanup);

function Controlled({ onOpenChange, ...props }: ConfirmDialogProps) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      {...props}
      open={open}
      onOpenChange={(next, reason) => {
        setOpen(next);
        onOpenChange?.(next, reason);
      }}
    />
  );
}

const Uncontrolled = (props: ConfirmDialogProps) => <ConfirmDialog {...props} defaultOpen />;

const answers = [
  ['Cancel', 'cancel', { cancelled: 1, confirmed: 0 }],
  ['OK', 'choice', { cancelled: 0, confirmed: 1 }],
] as const;

describe.each([
  ['controlled', Controlled],
  ['uncontrolled', Uncontrolled],
] as const)('a %s ConfirmDialog', (_, Ui) => {
  it.each(answers)('closes after %s, with the reason %s', async (name, reason, calls) => {
    const spies = { onOpenChange: vi.fn(), onCancel: vi.fn(), onConfirm: vi.fn() };
    render(<Ui title="Remove it?" {...spies} />);
    await userEvent.click(screen.getByRole('button', { name }));
    await untilTrue(() => screen.queryByRole('alertdialog') === null);
    expect(spies.onOpenChange.mock.calls).toEqual([[false, reason]]);
    expect({
      cancelled: spies.onCancel.mock.calls.length,
      confirmed: spies.onConfirm.mock.calls.length,
    }).toEqual(calls);
  });
});
