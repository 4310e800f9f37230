import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Popover, type PopoverProps } from '@/components/popover';
import { Popup } from '@/components/popup';
import { forgetFocusVisible } from '../../helpers/forget-focus-visible';
import { touch } from '../../helpers/touch';
import '@/components/kit/tokens.css';

afterEach(() => {
  cleanup();
  cancel.mockClear();
  vi.unstubAllGlobals();
});

const cancel = vi.fn();
const actions = [
  { label: 'Share' },
  { label: 'Print', disabled: true },
  { label: 'Cancel', onClick: cancel },
];
const trigger = () => screen.getByRole('button', { name: 'Open' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const focused = () => document.activeElement?.textContent;

function show(props: Partial<PopoverProps> = {}) {
  const onOpenChange = vi.fn();
  render(
    <StrictMode>
      <div style={{ padding: 200 }}>
        <Popover label="Order" onOpenChange={onOpenChange} {...props}>
          <button type="button">Open</button>
        </Popover>
      </div>
      <button type="button">Elsewhere</button>
    </StrictMode>,
  );
  return { onOpenChange };
}

describe('a menu', () => {
  it('is announced by its trigger and operated with keys', async () => {
    const { onOpenChange } = show({ actions });
    expect(trigger().getAttribute('aria-haspopup')).toBe('menu');
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(trigger());
    const menu = await screen.findByRole('menu', { name: 'Order' });
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    expect(trigger().getAttribute('aria-controls')).toBe(menu.id);
    await waitFor(() => expect(focused()).toBe('Share'));
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Print');
    await userEvent.keyboard('{Enter}');
    expect(onOpenChange.mock.calls).toEqual([[true, 'trigger']]);
    await userEvent.keyboard('{End}{ArrowDown}c');
    expect(focused()).toBe('Cancel');
    await userEvent.keyboard('{Enter}');
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(onOpenChange.mock.calls).toEqual([
      [true, 'trigger'],
      [false, 'choice'],
    ]);
    expect(document.activeElement).toBe(trigger());
    await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
  });

  it('finds an item by its typed name, in which a space is a letter', async () => {
    const onClick = vi.fn();
    const names = ['Send again', 'Send back', 'Cancel'];
    show({ actions: names.map((label) => ({ label, onClick: () => onClick(label) })) });
    await userEvent.click(trigger());
    await screen.findByRole('menu');
    await userEvent.keyboard('send b');
    expect(document.activeElement?.textContent).toBe('Send back');
    expect(onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onClick.mock.calls).toEqual([['Send back']]);
  });

  it('is a single menu without a dialog around it, also before the first key', async () => {
    show({ actions, className: 'mine', id: 'order-menu' });
    await userEvent.click(trigger());
    const menu = await screen.findByRole('menu', { name: 'Order' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(trigger().getAttribute('aria-haspopup')).toBe('menu');
    expect(trigger().getAttribute('aria-controls')).toBe(menu.id);
    expect([menu.id, menu.classList.contains('mine')]).toEqual(['order-menu', true]);
    expect([...menu.children].map((child) => child.getAttribute('role'))).toEqual([
      'menuitem',
      'menuitem',
      'menuitem',
    ]);
    expect(menu.parentElement).toBe(document.body);
  });

  it('closes with Escape, which focuses the trigger, and with Tab, which moves on', async () => {
    const { onOpenChange } = show({ actions });
    await userEvent.click(trigger());
    await waitFor(() => expect(focused()).toBe('Share'));
    await userEvent.keyboard('{ArrowUp}{Escape}');
    expect(document.activeElement).toBe(trigger());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Share'));
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('Elsewhere');
    expect(onOpenChange.mock.calls).toEqual([
      [true, 'trigger'],
      [false, 'escape'],
      [true, 'trigger'],
      [false, 'outside'],
    ]);
  });

  it('opens with Down at its first action, and with Up at its last', async () => {
    const { onOpenChange } = show({ actions });
    trigger().focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('Share'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(focused()).toBe('Cancel'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(trigger());
    await waitFor(() => expect(focused()).toBe('Share'));
    expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([true, false, true, false, true]);
  });

  it('keeps the focus without any action, and ignores keys', async () => {
    show({ actions: [] });
    await userEvent.click(trigger());
    const menu = await screen.findByRole('menu', { name: 'Order' });
    await waitFor(() => expect(document.activeElement).toBe(menu));
    await userEvent.keyboard('{ArrowDown}{Home}a{Escape}');
    expect(document.activeElement).toBe(trigger());
  });

  it('calls onKeyDown of its owner', async () => {
    const onKeyDown = vi.fn();
    show({ actions, onKeyDown });
    await userEvent.click(trigger());
    await waitFor(() => expect(focused()).toBe('Share'));
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Cancel');
    expect(onKeyDown).toHaveBeenCalledOnce();
  });

  it('has targets of 44 px and closes with Tab', async () => {
    show({ actions });
    await userEvent.click(trigger());
    await screen.findByRole('menu');
    expect(item('Share').offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

describe('a dialog', () => {
  it('does not open with the arrow keys', async () => {
    const { onOpenChange } = show({ content: 'Text' });
    trigger().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('takes the focus, and Escape returns it', async () => {
    const { onOpenChange } = show({ content: 'Heavy' });
    await userEvent.click(trigger());
    const dialog = await screen.findByRole('dialog', { name: 'Order' });
    await waitFor(() => expect(document.activeElement).toBe(dialog));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(trigger());
    expect(onOpenChange.mock.calls[1]).toEqual([false, 'escape']);
  });

  it('closes with a tap on its trigger or elsewhere, and that tap still works', {
    tags: 'long',
  }, async () => {
    const { onOpenChange } = show({ content: 'Heavy' });
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(focused()).toBe('Elsewhere');
    await userEvent.click(trigger());
    await userEvent.click(trigger());
    expect(onOpenChange.mock.calls.map(([open, cause]) => `${open} ${cause}`)).toEqual([
      'true trigger',
      'false outside',
      'true trigger',
      'false trigger',
    ]);
  });

  it('opens above a Popup, is not inert, and Escape closes it before the Popup', {
    tags: 'long',
  }, async () => {
    const onOpenChange = vi.fn();
    render(
      <Popup open label="Panel" onOpenChange={onOpenChange}>
        <Popover content="Heavy" label="Weight">
          <button type="button">Open</button>
        </Popover>
      </Popup>,
    );
    await waitFor(() =>
      expect(screen.getByRole('dialog').parentElement?.dataset.state).toBe('open'),
    );
    await userEvent.click(trigger());
    const float = await screen.findByRole('dialog', { name: 'Weight' });
    expect(float.closest('[inert]')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(float));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Weight' })).toBeNull());
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledTimes(1);
  });
});

describe('a tooltip', () => {
  it('describes its trigger while the mouse is over it, and does not take the focus', async () => {
    show({ mode: 'tooltip', content: 'Cut with water' });
    await userEvent.hover(trigger());
    const tip = await screen.findByRole('tooltip');
    expect(trigger().getAttribute('aria-describedby')).toBe(tip.id);
    expect(tip.contains(document.activeElement)).toBe(false);
    await userEvent.unhover(trigger());
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('opens for the keyboard focus, also in a browser without :focus-visible', async () => {
    forgetFocusVisible();
    show({ mode: 'tooltip', content: 'Cut with water' });
    trigger().focus();
    await screen.findByRole('tooltip');
  });

  it('opens with a long press, and closes with a tap elsewhere', { tags: 'long' }, async () => {
    show({ mode: 'tooltip', content: 'Cut with water' });
    const finger = await touch(trigger());
    await screen.findByRole('tooltip');
    await finger.up();
    expect(screen.getByRole('tooltip').textContent).toBe('Cut with water');
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
});

describe('its position', () => {
  const settled = async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.dataset.state).toBe('open'));
    await Promise.all(dialog.getAnimations().map((motion) => motion.finished));
    return dialog;
  };

  it('follows its anchor when a scroller moves', async () => {
    render(
      <div data-testid="scroller" style={{ height: 500, overflow: 'auto' }}>
        <div style={{ height: 1500, paddingTop: 300 }}>
          <Popover defaultOpen content="Heavy" arrow={false}>
            <button type="button">Open</button>
          </Popover>
        </div>
      </div>,
    );
    const dialog = await settled();
    const gap = () => dialog.getBoundingClientRect().top - trigger().getBoundingClientRect().bottom;
    expect(gap()).toBeCloseTo(4, 0);
    const { top } = dialog.getBoundingClientRect();
    screen.getByTestId('scroller').scrollTop = 120;
    await waitFor(() => expect(dialog.getBoundingClientRect().top).toBeCloseTo(top - 120, 0));
    expect(gap()).toBeCloseTo(4, 0);
  });

  it('moves above the on-screen keyboard', async () => {
    const keyboard = Object.assign(new EventTarget(), {
      ...{ height: window.innerHeight, width: window.innerWidth, scale: 1 },
      ...{ offsetTop: 0, offsetLeft: 0 },
    });
    vi.stubGlobal('visualViewport', keyboard);
    render(
      <div style={{ paddingTop: 480 }}>
        <Popover defaultOpen content={<div style={{ height: 120 }}>Tall</div>}>
          <button type="button">Open</button>
        </Popover>
      </div>,
    );
    const dialog = await settled();
    expect(dialog.dataset.side).toBe('bottom');
    keyboard.height -= 300;
    keyboard.dispatchEvent(new Event('resize'));
    expect(dialog.dataset.side).toBe('top');
    expect(dialog.getBoundingClientRect().bottom).toBeLessThan(
      trigger().getBoundingClientRect().top,
    );
  });
});

it('the server renders only the trigger of a popover', () => {
  const html = renderToString(
    <Popover defaultOpen content="Heavy">
      <b>Open</b>
    </Popover>,
  );
  expect(html).toContain('<b>Open</b>');
  expect(html).not.toContain('Heavy');
});
