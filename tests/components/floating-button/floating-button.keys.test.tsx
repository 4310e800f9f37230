import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FloatingButton } from '@/components/floating-button';
import '@/components/kit/tokens.css';

const onOrder = vi.fn();
const onOffsetChange = vi.fn();

beforeEach(() => {
  onOrder.mockClear();
  onOffsetChange.mockClear();
  render(
    <StrictMode>
      <button type="button">Before</button>
      <FloatingButton
        label="New"
        actions={[
          { label: 'New order', onClick: onOrder },
          { label: 'New table' },
          { label: 'New guest' },
        ]}
        onOffsetChange={onOffsetChange}
      />
      <button type="button">After</button>
    </StrictMode>,
  );
});
afterEach(cleanup);

const button = () => screen.getByRole('button', { name: 'New' });
const action = (name: string) => screen.getByRole('button', { name });
const { keyboard } = userEvent;
const back = '{Shift>}{Tab}{/Shift}';

it('Tab enters the open actions from the button, and Shift+Tab returns to it', async () => {
  button().focus();
  await keyboard('{Enter}{Tab}');
  expect(document.activeElement).toBe(action('New order'));
  await keyboard('{Tab}');
  expect(document.activeElement).toBe(action('New table'));
  await keyboard(back + back);
  expect(document.activeElement).toBe(button());
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await keyboard('{Tab}{Tab}{Tab}{Tab}');
  expect(document.activeElement).toBe(action('After'));
});

it('Tab moves past the button while its actions are closed', async () => {
  action('Before').focus();
  await keyboard('{Tab}');
  expect(document.activeElement).toBe(button());
  await keyboard('{Tab}');
  expect(document.activeElement).toBe(action('After'));
});

it('Escape closes the actions from any of them and returns the focus to the button', async () => {
  button().focus();
  await keyboard('{Enter}{Tab}{Tab}{Escape}');
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.activeElement).toBe(button());
  expect(onOrder).not.toHaveBeenCalled();
});

it('Up, Down, Home and End move between the actions, and never move the button', async () => {
  button().focus();
  await keyboard('{Enter}{Tab}{ArrowDown}');
  expect(document.activeElement).toBe(action('New table'));
  await keyboard('{End}');
  expect(document.activeElement).toBe(action('New guest'));
  await keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(action('New order'));
  await keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(action('New guest'));
  await keyboard('{Home}');
  expect(document.activeElement).toBe(action('New order'));
  expect(onOffsetChange).not.toHaveBeenCalled();
  await keyboard('{Enter}');
  expect(onOrder).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button());
});

it('an arrow across its only axis moves nothing and tells nobody', async () => {
  button().focus();
  await keyboard('{ArrowLeft}{ArrowRight}');
  expect(onOffsetChange).not.toHaveBeenCalled();
  await keyboard('{ArrowUp}');
  expect(onOffsetChange).toHaveBeenCalledOnce();
});
