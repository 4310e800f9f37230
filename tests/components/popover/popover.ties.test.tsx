import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Popover, type PopoverProps } from '@/components/popover';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const trigger = () => screen.getByRole('button', { name: 'Sizes' });

function show(props: Partial<PopoverProps>) {
  render(
    <div style={{ padding: 200 }}>
      <p id="help">In millimetres</p>
      <Popover {...props}>
        <button type="button" aria-describedby="help">
          Sizes
        </button>
      </Popover>
      <button type="button">Next</button>
    </div>,
  );
}

it('a popover has the name of its trigger by default', async () => {
  show({ content: 'Cut with water' });
  await userEvent.click(trigger());
  expect(await screen.findByRole('dialog', { name: 'Sizes' })).toBeTruthy();
  cleanup();
  show({ actions: [{ label: 'Share' }] });
  await userEvent.click(trigger());
  expect(await screen.findByRole('menu', { name: 'Sizes' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  show({ content: 'Cut with water', label: 'Order' });
  await userEvent.click(trigger());
  expect(await screen.findByRole('dialog', { name: 'Order' })).toBeTruthy();
});

it('a closed tooltip leaves the description that its trigger had before', async () => {
  show({ mode: 'tooltip', content: 'Cut with water' });
  await userEvent.hover(trigger());
  const tip = await screen.findByRole('tooltip');
  expect(trigger().getAttribute('aria-describedby')).toBe(`help ${tip.id}`);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(trigger().getAttribute('aria-describedby')).toBe('help');
});

it('a tooltip stays while the mouse is over it', async () => {
  show({ mode: 'tooltip', content: 'Cut with water' });
  await userEvent.hover(trigger());
  const tip = await screen.findByRole('tooltip');
  const at = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const move = (place: { clientX: number; clientY: number }) =>
    document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, ...place }));
  trigger().parentElement?.dispatchEvent(new MouseEvent('mouseleave'));
  move(at(tip));
  await new Promise(requestAnimationFrame);
  expect(tip.dataset.state).not.toBe('leaving');
  move({ clientX: 1, clientY: 1 });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('Tab moves through the fields of a popover and leaves it after the last', async () => {
  show({
    label: 'Sizes',
    content: (
      <>
        <input aria-label="Width" />
        <textarea aria-label="Note" />
        <button type="button" disabled>
          Send
        </button>
      </>
    ),
  });
  await userEvent.click(trigger());
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByLabelText('Width'));
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByLabelText('Note'));
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
});
