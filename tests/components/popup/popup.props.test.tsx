/** @module-tag long */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Popup } from '@/components/popup';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const panel = () => screen.getByRole('dialog');
const opened = () => waitFor(() => expect(panel().parentElement?.dataset.state).toBe('open'));

it('a popup is named by its title, and its close button closes it', async () => {
  const onOpenChange = vi.fn();
  render(
    <Popup defaultOpen closeButton title="Slabs" onOpenChange={onOpenChange}>
      Text
    </Popup>,
  );
  await opened();
  expect(screen.getByRole('dialog', { name: 'Slabs' })).toBe(panel());
  const close = screen.getByRole('button', { name: 'Close' });
  expect(close.offsetHeight).toBeGreaterThanOrEqual(44);
  await userEvent.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onOpenChange.mock.calls).toEqual([[false, 'close-button']]);
});

it('the native attributes aria-label and aria-labelledby name a popup', () => {
  const { rerender } = render(<Popup open aria-label="Menu" />);
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Menu');
  rerender(
    <>
      <h2 id="cup">Cup</h2>
      <Popup open aria-labelledby="cup" />
    </>,
  );
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Cup');
});

it('a controlled popup stays open until its owner closes it', async () => {
  const onOpenChange = vi.fn();
  render(<Popup open label="Panel" onOpenChange={onOpenChange} />);
  await opened();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false, 'escape']]);
  expect(panel().parentElement?.dataset.state).toBe('open');
});

it.each([
  ['bottom', (box: DOMRect) => box.bottom === window.innerHeight],
  ['top', (box: DOMRect) => box.top === 0],
  ['left', (box: DOMRect) => box.left === 0 && box.height === window.innerHeight],
  ['right', (box: DOMRect) => box.right === window.innerWidth],
  ['full', (box: DOMRect) => box.height === window.innerHeight && box.left === 0],
] as const)(
  'a popup with side="%s" is at that side, in both writing directions',
  async (side, fits) => {
    for (const direction of ['ltr', 'rtl']) {
      document.documentElement.dir = direction;
      render(
        <Popup open label="Panel" side={side}>
          Text
        </Popup>,
      );
      await opened();
      await waitFor(() => expect(fits(panel().getBoundingClientRect())).toBe(true));
      cleanup();
    }
    document.documentElement.removeAttribute('dir');
  },
);

it('with keepMounted a closed popup keeps its content and takes no room', async () => {
  const view = (open: boolean) => (
    <Popup open={open} label="Panel" keepMounted>
      <input aria-label="Note" />
    </Popup>
  );
  const { rerender } = render(view(false));
  const field = screen.getByLabelText<HTMLInputElement>('Note');
  expect(field.getClientRects()).toHaveLength(0);
  rerender(view(true));
  await opened();
  await userEvent.fill(field, 'Granite');
  rerender(view(false));
  await waitFor(() => expect(field.getClientRects()).toHaveLength(0));
  expect(field.isConnected).toBe(true);
  expect(field.value).toBe('Granite');
});

it('a popup covers the window inside a transformed parent, and `container` puts it elsewhere', async () => {
  const away = document.createElement('div');
  document.body.append(away);
  const view = (container?: HTMLElement) => (
    <div style={{ transform: 'scale(0.5)', width: 100, height: 100, overflow: 'hidden' }}>
      <Popup open label="Panel" side="full" container={container}>
        <button type="button">Inside</button>
      </Popup>
    </div>
  );
  const { container } = render(view());
  await opened();
  expect(panel().getBoundingClientRect().width).toBe(window.innerWidth);
  expect(container.hasAttribute('inert')).toBe(true);
  cleanup();
  const second = render(view(away));
  await opened();
  expect(away.contains(panel())).toBe(true);
  expect(panel().closest('[inert]')).toBeNull();
  expect(second.container.hasAttribute('inert')).toBe(true);
  cleanup();
  away.remove();
});

it('ref, className, style, id and data-* reach the panel', async () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <Popup open label="Panel" ref={ref} className="own" style={{ color: 'red' }} id="p" data-x="1">
      Text
    </Popup>,
  );
  await opened();
  expect(ref.current).toBe(panel());
  expect(panel().className).toContain('own');
  expect([panel().id, panel().dataset.x, panel().style.color]).toEqual(['p', '1', 'red']);
});

it('the server renders nothing for a popup, open or closed', () => {
  expect(renderToString(<Popup open label="Panel" />)).toBe('');
});
