import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Picker } from '@/components/picker';
import '@/components/kit/tokens.css';

// The sheet of the first Picker of a document loads after it is opened.
beforeAll(async () => {
  render(<Picker label="First" range={['a']} defaultOpen />);
  await screen.findByRole('dialog');
  cleanup();
});

afterEach(cleanup);

const beans = ['Santos', 'Sidamo', 'Mysore'];
const icons = ['☀', '☁', '★'];

it('renderLabel draws the rows, and their names stay the texts', async () => {
  render(
    <Picker
      label="Beans"
      range={beans}
      defaultOpen
      searchable
      renderLabel={({ value, label }, column) => (
        <b>
          {icons[Number(value)]} {label} {column}
        </b>
      )}
    />,
  );
  const row = await screen.findByRole('option', { name: 'Sidamo' });
  expect(row.textContent).toBe('☁ Sidamo 0');
  await userEvent.type(screen.getByRole('searchbox'), 'mys');
  const found = await screen.findByRole('option', { name: 'Mysore' });
  expect(found.textContent).toBe('★ Mysore 0');
});

it('a row without a result of renderLabel keeps its text, and type-ahead uses the texts', async () => {
  const onChange = vi.fn();
  render(
    <Picker
      label="Beans"
      range={beans}
      defaultOpen
      onChange={onChange}
      renderLabel={({ label }) => label === 'Santos' && <i>dark</i>}
    />,
  );
  const wheel = await screen.findByRole('listbox');
  expect(screen.getByRole('option', { name: 'Santos' }).textContent).toBe('dark');
  expect(screen.getByRole('option', { name: 'Mysore' }).textContent).toBe('Mysore');
  await waitFor(() => expect(document.activeElement).toBe(wheel));
  await userEvent.keyboard('my{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(2);
});

function Late({ onChange = () => {} }: { onChange?: (value: number) => void }) {
  const [isLoading, setLoading] = useState(true);
  return (
    <>
      <Picker
        label="Beans"
        range={isLoading ? [] : beans}
        loading={isLoading}
        defaultOpen
        searchable
        onChange={onChange}
      />
      <input data-portico-live aria-label="Loaded" onKeyDown={() => setLoading(!isLoading)} />
    </>
  );
}

const turn = () => {
  const key = new KeyboardEvent('keydown', { key: 'F2', bubbles: true });
  document.querySelector('[aria-label=Loaded]')!.dispatchEvent(key);
};

it('a picker that loads shows no wheels, disables Done, and tells screen readers', async () => {
  render(<Late />);
  const dialog = await screen.findByRole('dialog', { description: 'Loading' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(dialog));
});

it('loaded wheels get the focus, loading again gives it to the sheet, and its height stays', async () => {
  const onChange = vi.fn();
  render(<Late onChange={onChange} />);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement).toBe(dialog));
  const height = dialog.offsetHeight;
  turn();
  const wheel = await screen.findByRole('listbox');
  expect(document.activeElement).toBe(wheel);
  expect(dialog.offsetHeight).toBe(height);
  expect(dialog.getAttribute('aria-describedby')).toBeNull();
  turn();
  await waitFor(() => expect(document.activeElement).toBe(dialog));
  expect(screen.getByRole('dialog', { description: 'Loading' })).toBe(dialog);
  turn();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(1);
});

it('wheels that have loaded do not take the focus from a button', async () => {
  render(<Late />);
  await screen.findByRole('dialog');
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  cancel.focus();
  turn();
  await screen.findByRole('listbox');
  expect(document.activeElement).toBe(cancel);
});
