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
  it('shows a title as a heading, extra, a body and a footer', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Card ref={ref} title="Order 2048" extra="On its way" footer="Two items" id="order">
        Coffee and a filter
      </Card>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Order 2048' })).toBeTruthy();
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

  it('takes the level of its heading', () => {
    render(<Card title="Order" level={2} onPress={() => {}} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Order' })).toBeTruthy();
  });
});

describe('a pressable Card', () => {
  it('runs onPress for a tap anywhere on it, by a button with the name of the title', async () => {
    const onPress = vi.fn();
    render(
      <Card title="Order 2048" onPress={onPress} footer="Two items">
        Coffee and a filter
      </Card>,
    );
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Order 2048']);
    for (const text of ['Order 2048', 'Coffee and a filter', 'Two items']) {
      const box = screen.getByText(text).getBoundingClientRect();
      const finger = await touch({ x: box.left + 4, y: box.top + 4 });
      await finger.up();
    }
    await expect.poll(() => onPress.mock.calls.length).toBe(3);
  });

  it('leaves the presses on controls inside it to these', async () => {
    const [open, track, check] = [vi.fn(), vi.fn(), vi.fn()];
    const { container } = render(
      <Card title="Order 2048" onPress={open} footer={<Button onPress={track}>Track</Button>}>
        <Checkbox onChange={check}>Gift</Checkbox>
      </Card>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Track' }));
    await userEvent.click(screen.getByText('Gift'));
    expect([open, track, check].map((spy) => spy.mock.calls.length)).toEqual([0, 1, 1]);
    expect(container.querySelector('button button, a button, button a, button input')).toBe(null);
  });

  it('is a real link with an href, and onPress may keep the browser from following it', async () => {
    const onPress = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(<Card title="Lisbon" href="/trip/7" onPress={onPress} />);
    const link = screen.getByRole('link', { name: 'Lisbon' });
    expect(link.getAttribute('href')).toBe('/trip/7');
    await userEvent.click(link);
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(within(screen.getByRole('heading')).getByRole('link')).toBe(link);
  });

  it('is opened with the keyboard before the controls inside it', async () => {
    const onPress = vi.fn();
    render(
      <Card title="Order" onPress={onPress} extra={<Button>Help</Button>}>
        Coffee
      </Card>,
    );
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Order');
    await userEvent.keyboard('{Enter} ');
    expect(onPress).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Help');
  });

  it('takes its name from `label` where there is no title', async () => {
    const onPress = vi.fn();
    render(
      <Card label="Open the map" onPress={onPress}>
        Harbour Road 7
      </Card>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open the map' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('keeps the visible title and has the name of `label` when it has both', () => {
    render(<Card title="Lisbon" label="Open the trip to Lisbon" href="/trip/7" />);
    expect(screen.getByRole('heading', { name: 'Lisbon' })).toBeTruthy();
    expect(screen.getAllByRole('link').length).toBe(1);
    expect(screen.getByRole('link', { name: 'Open the trip to Lisbon' })).toBeTruthy();
  });

  it('does not open while it is disabled, but its controls work', async () => {
    const [open, help] = [vi.fn(), vi.fn()];
    render(
      <Card
        title="Order"
        href="/order"
        onPress={open}
        disabled
        footer={<Button onPress={help}>Help</Button>}
      />,
    );
    expect(screen.queryByRole('link')).toBe(null);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Order' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    expect([open, help].map((spy) => spy.mock.calls.length)).toEqual([0, 1]);
  });

  it('puts a card in a card without mixing up their presses', async () => {
    const [outer, inner] = [vi.fn(), vi.fn()];
    render(
      <Card title="Order" onPress={outer}>
        <Card title="Coffee" onPress={inner}>
          Dark roast
        </Card>
      </Card>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Coffee' }));
    expect([outer, inner].map((spy) => spy.mock.calls.length)).toEqual([0, 1]);
  });
});
