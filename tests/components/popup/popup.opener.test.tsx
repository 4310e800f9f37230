import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Popup } from '@/components/popup';
import '@/components/tokens.css';

afterEach(cleanup);

type Place = 'before' | 'after';

/** A row with a button; its dialog stands before or after it, and confirming takes the row away. */
function Page({ dialog }: { dialog: Place }) {
  const [state, setState] = useState<'there' | 'asked' | 'gone'>('there');
  const popup: ReactNode = (
    <Popup open={state === 'asked'} label="Delete?" onClose={() => setState('there')}>
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
  'the focus goes to the page where the opener is gone with what was confirmed, its dialog %s it',
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
