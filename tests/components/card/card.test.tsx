import { cleanup, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { Checkbox } from '@/components/checkbox';
import '@/components/kit/tokens.css';
import { touch } from '../../helpers/touch';

afterEach(cleanup);

describe('Card', () => {
  it('shows the title as a heading, and the extra, the body and the footer after it', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Card ref={ref} title="Order 2048" extra="On its way" footer="Two items" id="order">
        Coffee and a filter
      </Card>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Order 2048' })).toBeTruthy();
    expect(ref.current?.innerText.split(/\n+/)).toEqual([
      'Order 2048',
      'On its way',
      'Coffee and a filter',
      'Two items',
    ]);
    expect(ref.current?.id).toBe('order');
    expect(screen.queryByRole('button')).toBe(null);
  });

  it('leaves out the parts that have no content', () => {
    const { container } = render(
      <Card title="" extra={false} footer={null}>
        Coffee
      </Card>,
    );
    expect(container.firstElementChild?.childElementCount).toBe(1);
    expect(screen.queryByRole('heading')).toBe(null);
  });

  it('shows the number 0 as extra', () => {
    render(<Card title="Cart" extra={0} />);
    expect(screen.getByText('0')).toBeTruthy();
  });

  it('gives its heading the level of the `level` prop', () => {
    render(<Card title="Order" level={3} onClick={() => {}} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Order' })).toBeTruthy();
  });
});

describe('a pressable Card', () => {
  it('calls onClick for a tap anywhere on it, and its button has the name of the title', async () => {
    const onClick = vi.fn();
    render(
      <Card title="Order 2048" onClick={onClick} footer="Two items">
        Coffee and a filter
      </Card>,
    );
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Order 2048']);
    for (const text of ['Order 2048', 'Coffee and a filter', 'Two items']) {
      const box = screen.getByText(text).getBoundingClientRect();
      const finger = await touch({ x: box.left + 4, y: box.top + 4 });
      await finger.up();
    }
    await expect.poll(() => onClick.mock.calls.length).toBe(3);
  });

  it('a press on a control inside it does not press the card', async () => {
    const [open, track, check] = [vi.fn(), vi.fn(), vi.fn()];
    const { container } = render(
      <Card title="Order 2048" onClick={open} footer={<Button onClick={track}>Track</Button>}>
        <Checkbox onChange={check}>Gift</Checkbox>
      </Card>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Track' }));
    await userEvent.click(screen.getByText('Gift'));
    expect([open, track, check].map((spy) => spy.mock.calls.length)).toEqual([0, 1, 1]);
    expect(container.querySelector('button button, a button, button a, button input')).toBe(null);
  });

  it('is a real link with an href, and onClick may prevent the navigation', async () => {
    const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(<Card title="Lisbon" href="/trip/7" onClick={onClick} />);
    const link = screen.getByRole('link', { name: 'Lisbon' });
    expect(link.getAttribute('href')).toBe('/trip/7');
    await userEvent.click(link);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(within(screen.getByRole('heading')).getByRole('link')).toBe(link);
  });

  it('takes the focus before the controls inside it, and Enter and Space open it', async () => {
    const onClick = vi.fn();
    render(
      <Card title="Order" onClick={onClick} extra={<Button>Help</Button>}>
        Coffee
      </Card>,
    );
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Order');
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Help');
  });

  it('takes its name from `label` when there is no title', async () => {
    const onClick = vi.fn();
    render(
      <Card label="Open the map" onClick={onClick}>
        Harbour Road 7
      </Card>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open the map' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('shows the title and has the name of `label` when it has both', () => {
    render(<Card title="Lisbon" label="Open the trip to Lisbon" href="/trip/7" />);
    expect(screen.getByRole('heading', { name: 'Lisbon' })).toBeTruthy();
    expect(screen.getAllByRole('link').length).toBe(1);
    expect(screen.getByRole('link', { name: 'Open the trip to Lisbon' })).toBeTruthy();
  });

  it('does not open while it is disabled, but the controls inside it work', async () => {
    const [open, help] = [vi.fn(), vi.fn()];
    render(
      <Card
        title="Order"
        href="/order"
        onClick={open}
        disabled
        footer={<Button onClick={help}>Help</Button>}
      />,
    );
    expect(screen.queryByRole('link')).toBe(null);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Order' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    expect([open, help].map((spy) => spy.mock.calls.length)).toEqual([0, 1]);
  });

  it('a press on a card inside a card presses only the inner one', async () => {
    const [outer, inner] = [vi.fn(), vi.fn()];
    render(
      <Card title="Order" onClick={outer}>
        <Card title="Coffee" onClick={inner}>
          Dark roast
        </Card>
      </Card>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Coffee' }));
    expect([outer, inner].map((spy) => spy.mock.calls.length)).toEqual([0, 1]);
  });
});
