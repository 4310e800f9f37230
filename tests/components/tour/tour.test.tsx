import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { KitProvider } from '@/components/kit-provider';
import { Tour, type TourProps, type TourStep } from '@/components/tour';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const steps: readonly TourStep[] = [
  { id: 'menu', target: '#menu', title: 'Menu', text: 'Choose a drink.' },
  { id: 'card', target: '#card', title: 'Card', text: 'Collect stamps.' },
  { id: 'end', title: 'Enjoy', text: 'See you soon.' },
];

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const step = (name: string) => screen.findByRole('dialog', { name });
const gone = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
const opener = () => screen.getByRole('button', { name: 'Help', hidden: true });

/** A page with a button that opens the tour. */
function Page(props: Partial<TourProps>) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Help
      </button>
      <button type="button" id="menu">
        Latte
      </button>
      <p id="card">7 stamps</p>
      <Tour
        steps={steps}
        open={open}
        {...props}
        onOpenChange={(next, cause) => {
          setOpen(next);
          props.onOpenChange?.(next, cause);
        }}
      />
    </main>
  );
}

async function openPage(props: Partial<TourProps> = {}) {
  const onOpenChange = vi.fn();
  const onChange = vi.fn();
  const view = render(
    <StrictMode>
      <Page {...{ onOpenChange, onChange }} {...props} />
    </StrictMode>,
  );
  await press('Help');
  await screen.findByRole('dialog');
  return { onOpenChange, onChange, ...view };
}

describe('the steps', () => {
  it('lead from the first to the last one with Next, and Done ends the tour', async () => {
    const { onChange, onOpenChange } = await openPage();
    expect((await step('Menu')).textContent).toBe('1 of 3SkipMenuChoose a drink.Next');
    await press('Next');
    expect((await step('Card')).textContent).toBe('2 of 3SkipCardCollect stamps.BackNext');
    await press('Next');
    expect((await step('Enjoy')).textContent).toBe('3 of 3EnjoySee you soon.BackDone');
    expect(onChange.mock.calls).toEqual([[1], [2]]);
    expect(onOpenChange).not.toHaveBeenCalled();
    await press('Done');
    await gone();
    expect(onOpenChange.mock.calls).toEqual([[false, 'choice']]);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('lead back with Back, and the panel takes the focus of a button that leaves', async () => {
    const { onChange } = await openPage({ defaultCurrent: 1 });
    await press('Back');
    const panel = await step('Menu');
    expect(onChange.mock.calls).toEqual([[0]]);
    expect(document.activeElement).toBe(panel);
  });

  it('start over at each opening', async () => {
    const { onChange } = await openPage();
    await press('Next');
    await step('Card');
    await press('Skip');
    await gone();
    await press('Help');
    await step('Menu');
    expect(onChange.mock.calls).toEqual([[1]]);
  });

  it('belong to the owner of a controlled tour', async () => {
    const onChange = vi.fn();
    const { rerender } = render(<Tour steps={steps} defaultOpen current={1} onChange={onChange} />);
    await step('Card');
    await press('Next');
    expect(onChange.mock.calls).toEqual([[2]]);
    expect(screen.getByRole('dialog', { name: 'Card' })).toBeTruthy();
    rerender(<Tour steps={steps} defaultOpen current={2} onChange={onChange} />);
    await step('Enjoy');
    rerender(<Tour steps={steps} defaultOpen current={9} onChange={onChange} />);
    await step('Enjoy');
    rerender(<Tour steps={steps.slice(0, 1)} defaultOpen current={9} onChange={onChange} />);
    expect((await step('Menu')).textContent).toBe('1 of 1MenuChoose a drink.Done');
  });

  it('may be missing: then the tour is closed, and the page is usable', async () => {
    const { rerender } = render(
      <main>
        <Tour steps={[]} defaultOpen />
      </main>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(
      <main>
        <Tour steps={steps} defaultOpen />
      </main>,
    );
    await step('Menu');
    rerender(
      <main>
        <Tour steps={[]} defaultOpen />
      </main>,
    );
    await gone();
    expect(screen.getByRole('main').closest('[inert]')).toBeNull();
  });

  it('with a target that is no valid selector throw an error that names the prop', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = [{ id: 'menu', target: '#1', text: 'Tap a drink.' }];
    expect(() => render(<Tour steps={broken} defaultOpen />)).toThrow(
      'Tour: target of the step "menu" is no valid selector: "#1"',
    );
    vi.restoreAllMocks();
  });

  it('without a title have the name of their text', async () => {
    render(<Tour steps={[{ id: 'add', text: 'Tap a drink.' }]} defaultOpen />);
    const panel = await step('Tap a drink.');
    expect(panel.getAttribute('aria-describedby')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('the keyboard', () => {
  it('goes on with Enter while the panel has the focus, and ends the tour at the last step', async () => {
    const { onOpenChange } = await openPage();
    expect(document.activeElement).toBe(await step('Menu'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(await step('Card'));
    await userEvent.keyboard('{Enter}');
    await step('Enjoy');
    await userEvent.keyboard('{Enter}');
    await gone();
    expect(onOpenChange.mock.calls).toEqual([[false, 'choice']]);
    expect(document.activeElement).toBe(opener());
  });

  it('presses the button that has the focus, once, and Tab stays in the panel', async () => {
    const { onChange } = await openPage({ defaultCurrent: 1 });
    await step('Card');
    const seen: (string | null | undefined)[] = [];
    for (let count = 0; count < 4; count += 1) {
      await userEvent.keyboard('{Tab}');
      seen.push(document.activeElement?.textContent);
    }
    expect(seen).toEqual(['Skip', 'Back', 'Next', 'Skip']);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    expect(onChange.mock.calls).toEqual([[2]]);
    await step('Enjoy');
    expect(document.activeElement).toBe(button('Done'));
  });

  it('ends the tour with Escape, and the focus returns to the opener', async () => {
    const { onOpenChange } = await openPage();
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(onOpenChange.mock.calls).toEqual([[false, 'escape']]);
    expect(document.activeElement).toBe(opener());
  });
});

describe('the tour', () => {
  it('ends with Skip', async () => {
    const { onOpenChange } = await openPage();
    await press('Skip');
    await gone();
    expect(onOpenChange.mock.calls).toEqual([[false, 'cancel']]);
    expect(document.activeElement).toBe(opener());
  });

  it('ends with a tap beside the panel only with closeOnMask', async () => {
    const { onOpenChange, rerender } = await openPage();
    const mask = document.querySelector<HTMLElement>('[data-tour-mask]')!;
    await userEvent.click(mask, { position: { x: 5, y: 600 } });
    expect(onOpenChange).not.toHaveBeenCalled();
    rerender(
      <StrictMode>
        <Page closeOnMask onOpenChange={onOpenChange} />
      </StrictMode>,
    );
    await userEvent.click(mask, { position: { x: 5, y: 600 } });
    await gone();
    expect(onOpenChange.mock.calls).toEqual([[false, 'outside']]);
  });

  it('stays open if its owner keeps open set', async () => {
    const onOpenChange = vi.fn();
    render(<Tour steps={steps} open onOpenChange={onOpenChange} />);
    await step('Menu');
    await press('Skip');
    expect(onOpenChange.mock.calls).toEqual([[false, 'cancel']]);
    expect(await step('Menu')).toBeTruthy();
  });

  it('makes the page inert until it is unmounted', async () => {
    await openPage();
    expect(opener().closest('[inert]')).not.toBeNull();
    cleanup();
    expect(document.querySelector('[data-portico-held], [data-portico-layer]')).toBeNull();
  });

  it('reads each step out from a live region, without the buttons', async () => {
    await openPage();
    const region = document.querySelector('[role=dialog] [aria-live=polite]');
    await press('Next');
    await step('Card');
    expect(region?.isConnected).toBe(true);
    expect(region?.textContent).toBe('CardCollect stamps.');
  });

  it('has the words of the language around it', async () => {
    render(
      <KitProvider locale="de">
        <Tour steps={steps} defaultOpen defaultCurrent={1} />
      </KitProvider>,
    );
    expect(await screen.findByRole('button', { name: 'Überspringen' })).toBeTruthy();
    expect(button('Zurück')).toBeTruthy();
    expect(button('Weiter')).toBeTruthy();
  });

  it('is not in the markup of a server', () => {
    expect(renderToString(<Tour steps={steps} defaultOpen />)).toBe('');
  });
});
