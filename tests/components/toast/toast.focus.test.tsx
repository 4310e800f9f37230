import { cleanup, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Notify } from '@/components/notify';
import { NotifyHost } from '@/components/notify/notify-host';
import { Toast } from '@/components/toast';
import '@/components/kit/tokens.css';

afterEach(cleanup);

type Message = (props: { close: () => void; open: boolean }) => ReactElement;

const messages: Readonly<Record<string, Message>> = {
  Toast: ({ open, close }) => (
    <Toast open={open} duration={0} action={{ label: 'Go', onClick: close }}>
      Removed
    </Toast>
  ),
  Notify: ({ open, close }) => (
    <Notify open={open} duration={0} onClick={close}>
      Go
    </Notify>
  ),
  'platform.showNotify': ({ open, close }) => (
    <NotifyHost content={open ? { id: '1', message: 'Go', onTap: close, close } : null} />
  ),
};

describe.each(Object.entries(messages))('the button of %s', (_, Ui) => {
  it.each([
    ['closes it', true],
    ['makes its owner remove it', false],
  ])('gives the focus back when it %s', async (_way, stays) => {
    function Page() {
      const [open, setOpen] = useState(true);
      return (
        <>
          <input aria-label="Note" style={{ marginBlockStart: 200 }} />
          {(open || stays) && <Ui open={open} close={() => setOpen(false)} />}
        </>
      );
    }
    render(<Page />);
    const button = await screen.findByRole('button', { name: 'Go' });
    await userEvent.click(screen.getByRole('textbox', { name: 'Note' }));
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => button.isConnected).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note' }));
  });
});
