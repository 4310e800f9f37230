import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Activity, StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { KitProvider } from '@/components/kit-provider';
import { type PickerPrompt, usePickerPrompt } from '@/components/picker';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const range = ['Small', 'Medium', 'Large'];

type AskerProps = {
  ask: (prompt: PickerPrompt) => Promise<unknown>;
  told: (value: unknown) => void;
};

function Asker({ ask, told }: AskerProps) {
  const [prompt, sheet] = usePickerPrompt();
  return (
    <main>
      <button type="button" onClick={() => void ask(prompt).then(told, told)}>
        Ask
      </button>
      {sheet}
    </main>
  );
}

const size = (prompt: PickerPrompt) => prompt({ label: 'Size', range, value: 1 });
const sheets = () => screen.queryAllByRole('dialog').length;
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'Size' });
};

it('a call opens the sheet at its value and resolves with the value on Done', async () => {
  const told = vi.fn();
  render(
    <StrictMode>
      <Asker ask={size} told={told} />
    </StrictMode>,
  );
  await open();
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Medium');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(2));
  await waitFor(() => expect(sheets()).toBe(0));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' }));
});

it('Cancel and Esc resolve with null, and the next call opens the sheet again', async () => {
  const told = vi.fn();
  render(<Asker ask={size} told={told} />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(told.mock.calls).toEqual([[null]]));
  await waitFor(() => expect(sheets()).toBe(0));
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(told.mock.calls).toEqual([[null], [null]]));
});

it('a second call resolves the first one with null and shows its own sheet', async () => {
  const told = vi.fn();
  const ask = (prompt: PickerPrompt) => {
    const first = size(prompt);
    void first.then(() => told('first'));
    return prompt({ label: 'Hour', mode: 'time', value: '08:15' });
  };
  render(<Asker ask={ask} told={told} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'Hour' });
  expect(sheets()).toBe(1);
  expect(told).toHaveBeenCalledExactlyOnceWith('first');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(told).toHaveBeenLastCalledWith('08:15'));
});

it('unmounting resolves with null, while the sheet is open and while it loads', async () => {
  const told = vi.fn();
  const { unmount } = render(<Asker ask={size} told={told} />);
  await open();
  unmount();
  await waitFor(() => expect(told.mock.calls).toEqual([[null]]));
  expect(sheets()).toBe(0);

  const again = render(<Asker ask={size} told={told} />);
  screen.getByRole('button', { name: 'Ask' }).click();
  again.unmount();
  await waitFor(() => expect(told.mock.calls).toEqual([[null], [null]]));
  expect(sheets()).toBe(0);
});

it('a hidden page resolves with null, and its sheet does not come back with it', async () => {
  const told = vi.fn();
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Asker ask={size} told={told} />
    </Activity>
  );
  const { rerender } = render(page('visible'));
  await open();
  rerender(page('hidden'));
  await waitFor(() => expect(told.mock.calls).toEqual([[null]]));
  rerender(page('visible'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toBeTruthy());
  expect(sheets()).toBe(0);
  await open();
});

it('the sheet of a call has the words and the theme of the KitProvider around', async () => {
  render(
    <KitProvider locale="de" theme="dark">
      <Asker ask={size} told={() => {}} />
    </KitProvider>,
  );
  await open();
  expect(await screen.findByRole('button', { name: 'Abbrechen' })).toBeTruthy();
  expect(screen.getByRole('dialog').closest('[data-portico-theme=dark]')).toBeTruthy();
});
