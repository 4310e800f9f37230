import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Tabs } from '@/components/tabs';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const ui = (menu: ReactNode) => (
  <StrictMode>
    <Tabs
      label="Café"
      items={[
        { value: 'menu', label: 'Menu', content: menu },
        { value: 'hours', label: 'Hours', content: <p>From 8 to 18</p> },
      ]}
    />
    <button type="button">Pay</button>
  </StrictMode>
);
const panel = (name: string) => screen.getByRole('tabpanel', { name });
const tab = (name: string) => screen.getByRole('tab', { name });

describe('the panel of a tab', () => {
  it('is a tab stop when it has no focusable content', async () => {
    render(ui(<p>Latte</p>));
    tab('Menu').focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(panel('Menu'));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pay' }));
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
    expect(document.activeElement).toBe(tab('Menu'));
  });

  it.each([
    { what: 'a button', content: <button type="button">Order</button> },
    { what: 'a link', content: <a href="#latte">Latte</a> },
    { what: 'a field', content: <input aria-label="Note" /> },
    {
      what: 'nested tabs',
      content: <Tabs label="Kinds" items={[{ value: 'hot', label: 'Hot', content: 'Tea' }]} />,
    },
  ])('is not a tab stop with $what in it', async ({ content }) => {
    render(ui(content));
    expect(panel('Menu').hasAttribute('tabindex')).toBe(false);
    tab('Menu').focus();
    await userEvent.keyboard('{Tab}');
    expect(panel('Menu').contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(panel('Menu'));
  });

  const shut = (
    <button type="button" disabled>
      Order
    </button>
  );
  const unseen = (
    <div hidden>
      <button type="button">Order</button>
    </div>
  );
  it.each([
    { what: 'a disabled button', content: shut },
    { what: 'a hidden button', content: unseen },
    { what: 'an element with tabindex -1', content: <p tabIndex={-1}>Latte</p> },
  ])('is a tab stop with only $what in it', ({ content }) => {
    render(ui(content));
    expect(panel('Menu').tabIndex).toBe(0);
  });

  it('follows content that is added, removed or disabled', async () => {
    const button = (disabled: boolean) => (
      <button type="button" disabled={disabled}>
        Order
      </button>
    );
    const { rerender } = render(ui('Latte'));
    expect(panel('Menu').tabIndex).toBe(0);
    rerender(ui(button(false)));
    await expect.poll(() => panel('Menu').tabIndex).toBe(-1);
    rerender(ui(button(true)));
    await expect.poll(() => panel('Menu').tabIndex).toBe(0);
    rerender(ui(button(false)));
    await expect.poll(() => panel('Menu').tabIndex).toBe(-1);
  });

  it('is a tab stop only while its tab is chosen', async () => {
    render(ui(<button type="button">Order</button>));
    tab('Menu').focus();
    await userEvent.keyboard('{ArrowRight}{Tab}');
    expect(document.activeElement).toBe(panel('Hours'));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowLeft}{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Order' }));
    expect(document.querySelectorAll('[role=tabpanel][tabindex]')).toHaveLength(0);
  });
});
