import '@/components/kit/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as kit from '@/components';
import { withoutMotion } from '../crossings/driver';

afterEach(async () => {
  cleanup();
  await vi.waitUntil(() => document.body.childElementCount === 0);
});

type Actions = readonly kit.Action[];

/** Each component with actions, and the button that shows them. */
const shown: Readonly<
  Record<string, readonly [ui: (actions: Actions) => ReactElement, role: string]>
> = {
  ActionSheet: [(actions) => <kit.ActionSheet open actions={actions} />, 'button'],
  Dialog: [(actions) => <kit.Dialog open title="Order" actions={actions} />, 'button'],
  FloatingButton: [
    (actions) => <kit.FloatingButton label="New" open actions={actions} />,
    'button',
  ],
  Popover: [
    (actions) => (
      <kit.Popover open actions={actions}>
        <button type="button">More</button>
      </kit.Popover>
    ),
    'menuitem',
  ],
  ShareSheet: [(actions) => <kit.ShareSheet open actions={actions} />, 'button'],
  SwipeAction: [
    (actions) => (
      <kit.SwipeAction defaultSide="end" endActions={actions}>
        <kit.Cell title="Order" />
      </kit.SwipeAction>
    ),
    'button',
  ],
};

describe.each(Object.entries(shown))('the actions of %s', (_name, [ui, role]) => {
  it('have their labels and icons, and a disabled one is read and does nothing', async () => {
    withoutMotion();
    const onClick = vi.fn();
    render(
      ui([
        { label: 'Pay', icon: <svg /> },
        { label: 'Print', disabled: true, onClick },
      ]),
    );
    const pay = await screen.findByRole(role, { name: 'Pay' });
    expect(pay.querySelector('svg')).not.toBeNull();
    const print = screen.getByRole(role, { name: 'Print' });
    expect(print).toHaveAttribute('aria-disabled', 'true');
    const look = ({ color, opacity }: CSSStyleDeclaration) => `${color} ${opacity}`;
    expect(look(getComputedStyle(print))).not.toBe(look(getComputedStyle(pay)));
    print.click();
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole(role, { name: 'Print' })).toBe(print);
  });
});

// The icons of a ShareSheet have colours of their own.
const toned = Object.entries(shown).filter(([name]) => name !== 'ShareSheet');

it.each(toned)('the actions of %s look different with each tone', async (_name, [ui, role]) => {
  withoutMotion();
  const tones = ['plain', 'primary', 'danger'] as const;
  render(ui(tones.map((tone) => ({ label: tone, tone }))));
  await screen.findByRole(role, { name: 'plain' });
  const looks = tones.map((tone) => {
    const { color, backgroundColor } = getComputedStyle(screen.getByRole(role, { name: tone }));
    return `${color} ${backgroundColor}`;
  });
  expect(new Set(looks).size).toBe(3);
});
