import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Popup, type PopupProps } from '@/components/popup';
import { Toast } from '@/components/toast';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const panel = (name = 'Panel') => screen.getByRole('dialog', { name });
const gone = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
const opener = () => screen.getByRole('button', { name: 'Open', hidden: true });

/** A page with one button that opens the popup. */
function Page(props: Partial<PopupProps>) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Popup
        open={open}
        label="Panel"
        {...props}
        onOpenChange={(next, reason) => {
          setOpen(next);
          props.onOpenChange?.(next, reason);
        }}
      >
        {props.children ?? (
          <>
            <button type="button">First</button>
            <button type="button">Last</button>
          </>
        )}
      </Popup>
    </main>
  );
}

async function openPage(props: Partial<PopupProps> = {}) {
  render(
    <StrictMode>
      <Page {...props} />
    </StrictMode>,
  );
  opener().focus();
  opener().click();
  await waitFor(() => expect(panel().parentElement?.dataset.state).toBe('open'));
  // Waits for all animations, because a reversed transition would be shorter.
  await Promise.all(document.getAnimations().map((motion) => motion.finished));
}

describe('focus', () => {
  it('moves to the panel and returns to the opener', async () => {
    await openPage();
    expect(document.activeElement).toBe(panel());
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(document.activeElement).toBe(opener());
  });

  it('moves to the element with data-autofocus', async () => {
    await openPage({ children: <input aria-label="Note" data-autofocus /> });
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('stays inside with Tab and Shift+Tab', { tags: 'long' }, async () => {
    await openPage();
    const [first, last] = within(panel()).getAllByRole('button');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard('{Tab}{Tab}');
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(last);
  });

  it('stays on a panel without focusable content', { tags: 'long' }, async () => {
    await openPage({ children: 'Text alone' });
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(panel());
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(panel());
  });

  it('includes the button of a toast, in both directions', { tags: 'long' }, async () => {
    render(
      <Toast open action={{ label: 'Undo' }}>
        Put away
      </Toast>,
    );
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await openPage();
    const [first, last] = within(panel()).getAllByRole('button');
    const back = '{Shift>}{Tab}{/Shift}';
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    expect(document.activeElement).toBe(undo);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard(back);
    expect(document.activeElement).toBe(undo);
    await userEvent.keyboard(back);
    expect(document.activeElement).toBe(last);
  });

  it('returns from the body with Tab', { tags: 'long' }, async () => {
    await openPage();
    panel().blur();
    await userEvent.keyboard('{Tab}');
    expect(panel().contains(document.activeElement)).toBe(true);
  });

  it('stays where the product has moved it', { tags: 'long' }, async () => {
    render(<button type="button">Elsewhere</button>);
    await openPage();
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere', hidden: true });
    const root = elsewhere.parentElement as HTMLElement;
    root.removeAttribute('inert');
    elsewhere.focus();
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(document.activeElement).toBe(elsewhere);
  });
});

describe('background', () => {
  it('is inert while the popup is open, and inert parts stay inert afterwards', {
    tags: 'long',
  }, async () => {
    const asleep = document.createElement('div');
    asleep.setAttribute('inert', '');
    const news = document.createElement('div');
    news.setAttribute('data-portico-live', '');
    document.body.append(asleep, news);
    await openPage();
    expect(opener().closest('[inert]')).not.toBeNull();
    expect(news.hasAttribute('inert')).toBe(false);
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(opener().closest('[inert]')).toBeNull();
    expect(asleep.hasAttribute('inert')).toBe(true);
    asleep.remove();
    news.remove();
  });

  it('is usable again when an open popup is unmounted', async () => {
    await openPage();
    cleanup();
    expect(document.querySelector('[data-portico-held]')).toBeNull();
    expect(document.querySelector('[data-portico-layer]')).toBeNull();
  });

  it('does not scroll when the wheel turns', { tags: 'long' }, async () => {
    render(
      <div data-testid="scroller" style={{ height: 200, overflow: 'auto' }}>
        <div style={{ height: 2000 }}>Tall</div>
      </div>,
    );
    await openPage();
    const mask = panel().previousElementSibling as HTMLElement;
    const { x, y } = screen.getByTestId('scroller').getBoundingClientRect();
    expect(document.elementFromPoint(x + 20, y + 20)).toBe(mask);
    await userEvent.wheel(mask, { delta: { y: 300 } });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.getByTestId('scroller').scrollTop).toBe(0);
  });
});

describe('closing', () => {
  it('happens for Escape and for a tap on the mask', async () => {
    const onOpenChange = vi.fn();
    await openPage({ onOpenChange });
    await userEvent.keyboard('{Escape}');
    await gone();
    opener().click();
    await waitFor(() => panel());
    await userEvent.click(panel().previousElementSibling as HTMLElement, {
      position: { x: 5, y: 5 },
    });
    await gone();
    expect(onOpenChange.mock.calls).toEqual([
      [false, 'escape'],
      [false, 'outside'],
    ]);
  });

  it('does not happen for the mask with closeOnMask={false}, and never for a tap in the panel', {
    tags: 'long',
  }, async () => {
    const onOpenChange = vi.fn();
    await openPage({ onOpenChange, closeOnMask: false });
    await userEvent.click(panel().previousElementSibling as HTMLElement, {
      position: { x: 5, y: 5 },
    });
    await userEvent.click(screen.getByRole('button', { name: 'First' }));
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('does not happen when an element inside has handled Escape', { tags: 'long' }, async () => {
    const onOpenChange = vi.fn();
    await openPage({
      onOpenChange,
      children: (
        <input data-autofocus onKeyDown={(event) => event.preventDefault()} aria-label="Field" />
      ),
    });
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('Enter calls onEnter only while no element inside has the focus', {
    tags: 'long',
  }, async () => {
    const onEnter = vi.fn();
    await openPage({ onEnter });
    await userEvent.keyboard('{Enter}');
    expect(onEnter).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onEnter).toHaveBeenCalledTimes(1);
  });

  it('calls onExited once, after the transition', async () => {
    const onExited = vi.fn();
    await openPage({ onExited });
    pressEscape();
    await waitFor(() => expect(panelLayer()?.dataset.state).not.toBe('open'));
    expect(panelLayer()?.dataset.state).toBe('leaving');
    expect(panelLayer()?.hasAttribute('inert')).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onExited).not.toHaveBeenCalled();
    await gone();
    expect(onExited).toHaveBeenCalledTimes(1);
  });

  it('does not wait for animations inside the panel', { tags: 'long' }, async () => {
    const onExited = vi.fn();
    await openPage({ onExited, children: 'Text' });
    const film = panel().animate({ outlineColor: ['red', 'blue'] }, 60_000);
    film.pause();
    pressEscape();
    await gone();
    expect(onExited).toHaveBeenCalledTimes(1);
  });

  it('is reversed when the popup opens again during the exit', { tags: 'long' }, async () => {
    const onExited = vi.fn();
    await openPage({ onExited });
    const layer = panelLayer();
    pressEscape();
    await waitFor(() => expect(layer?.dataset.state).toBe('leaving'));
    opener().click();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(panelLayer()).toBe(layer);
    expect(layer?.dataset.state).toBe('open');
    expect(onExited).not.toHaveBeenCalled();
  });

  /** Dispatches Escape directly, because the transition runs on while the browser's driver sends a key. */
  const pressEscape = () =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));

  const panelLayer = () =>
    document.querySelector<HTMLElement>('[role=dialog]')?.parentElement ?? null;
});

describe('two popups', () => {
  function Pair({ open }: { open: { lower: boolean; upper: boolean } }) {
    return (
      <>
        <Popup open={open.lower} label="Lower" onOpenChange={closeLower}>
          <button type="button">In the lower</button>
        </Popup>
        <Popup open={open.upper} label="Upper" onOpenChange={closeUpper}>
          Text
        </Popup>
      </>
    );
  }
  const closeLower = vi.fn();
  const closeUpper = vi.fn();

  it('only the upper one is active and closes with Escape', async () => {
    const { rerender } = render(<Pair open={{ lower: true, upper: false }} />);
    const button = screen.getByRole('button', { name: 'In the lower' });
    button.focus();
    rerender(<Pair open={{ lower: true, upper: true }} />);
    expect(document.activeElement).toBe(panel('Upper'));
    expect(button.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(closeUpper).toHaveBeenCalledTimes(1);
    expect(closeLower).not.toHaveBeenCalled();
    rerender(<Pair open={{ lower: true, upper: false }} />);
    expect(document.activeElement).toBe(button);
    expect(button.closest('[inert]')).toBeNull();
  });

  it('Escape closes an inner popup first, and then the outer one', {
    tags: 'long',
  }, async () => {
    await openPage({ children: <Page label="Inner">Text</Page> });
    const inner = within(panel()).getByRole('button', { name: 'Open' });
    await userEvent.click(inner);
    await waitFor(() => expect(panel('Inner').parentElement?.dataset.state).toBe('open'));
    expect(document.activeElement).toBe(panel('Inner'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull());
    expect(document.activeElement).toBe(inner);
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(document.activeElement?.textContent).toBe('Open');
  });

  it('can close in any order', async () => {
    const { rerender, container } = render(<Pair open={{ lower: true, upper: true }} />);
    rerender(<Pair open={{ lower: false, upper: true }} />);
    expect(container.hasAttribute('inert')).toBe(true);
    expect(panel('Upper').closest('[inert]')).toBeNull();
    rerender(<Pair open={{ lower: false, upper: false }} />);
    expect(container.hasAttribute('inert')).toBe(false);
  });

  it('one can replace the other in a single render, and the focus still returns to the opener', async () => {
    const home = document.createElement('button');
    document.body.append(home);
    home.focus();
    const { rerender } = render(<Pair open={{ lower: true, upper: false }} />);
    rerender(<Pair open={{ lower: false, upper: true }} />);
    expect(document.activeElement).toBe(panel('Upper'));
    rerender(<Pair open={{ lower: false, upper: false }} />);
    expect(document.activeElement).toBe(home);
    home.remove();
  });
});
