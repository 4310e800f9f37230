import '@/components/kit/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, FormItem } from '@/components/form';
import { Selector } from '@/components/selector';
import { tap } from '../../helpers/touch';

afterEach(cleanup);

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium', disabled: true },
  { value: 'l', label: 'Large', note: '0.5 l' },
];

const input = (name: string) =>
  screen.queryByRole<HTMLInputElement>('radio', { name }) ??
  screen.getByRole<HTMLInputElement>('checkbox', { name });
const chosen = () =>
  [...document.querySelectorAll('input')].flatMap((one) => (one.checked ? [one.value] : []));
const form = () => document.querySelector('form') as HTMLFormElement;
const sent = () => [...new FormData(form())].map((entry) => entry.join('='));

describe('Selector for one option', () => {
  it('is a named group of radio buttons, and a tap chooses one', async () => {
    const onChange = vi.fn();
    render(<Selector label="Size" options={sizes} onChange={onChange} />);
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeTruthy();
    expect(chosen()).toEqual([]);
    await tap(screen.getByText('Large'));
    expect(chosen()).toEqual(['l']);
    expect(onChange.mock.calls).toEqual([['l']]);
  });

  it('the arrow keys skip disabled options', async () => {
    render(<Selector label="Size" options={sizes} defaultValue="s" />);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    expect(chosen()).toEqual(['l']);
    expect(document.activeElement).toBe(input('Large 0.5 l'));
  });

  it('a second press keeps the chosen option', async () => {
    const onChange = vi.fn();
    render(<Selector label="Size" options={sizes} defaultValue="s" onChange={onChange} />);
    await userEvent.click(input('Small'));
    expect(chosen()).toEqual(['s']);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('a second press clears the chosen option when it is clearable', async () => {
    const onChange = vi.fn();
    render(<Selector label="Size" options={sizes} clearable onChange={onChange} />);
    await tap(screen.getByText('Small'));
    await tap(screen.getByText('Small'));
    expect(chosen()).toEqual([]);
    await tap(screen.getByText('Large'));
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toEqual(['s']);
    await userEvent.keyboard('{Delete}');
    expect(chosen()).toEqual([]);
    expect(onChange.mock.calls).toEqual([['s'], [''], ['l'], ['s'], ['']]);
  });

  it('shows the value of its owner, also when the owner refuses a change', async () => {
    const onChange = vi.fn();
    const ui = (value: string) => (
      <Selector label="Size" options={sizes} value={value} onChange={onChange} />
    );
    const { rerender } = render(ui('s'));
    await userEvent.click(input('Large 0.5 l'));
    expect(chosen()).toEqual(['s']);
    expect(onChange.mock.calls).toEqual([['l']]);
    rerender(ui('l'));
    expect(chosen()).toEqual(['l']);
    rerender(ui(''));
    expect(chosen()).toEqual([]);
  });

  it('sends its value, can be required, and a reset restores the first value', async () => {
    render(
      <form>
        <Selector label="Size" options={sizes} name="size" required clearable />
      </form>,
    );
    expect(form().checkValidity()).toBe(false);
    await userEvent.click(input('Small'));
    expect(form().checkValidity()).toBe(true);
    expect(sent()).toEqual(['size=s']);
    form().reset();
    await expect.poll(chosen).toEqual([]);
    expect(form().checkValidity()).toBe(false);
  });
});

describe('Selector for several options', () => {
  const days = ['Mon', 'Tue', 'Wed', 'Thu'].map((name) => ({
    value: name.toLowerCase(),
    label: name,
  }));

  it('reports the values in the order of the options', async () => {
    const onChange = vi.fn();
    render(<Selector label="Days" options={days} multiple onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Days' })).toBeTruthy();
    await tap(screen.getByText('Wed'));
    await tap(screen.getByText('Mon'));
    await tap(screen.getByText('Wed'));
    expect(onChange.mock.calls).toEqual([[['wed']], [['mon', 'wed']], [['mon']]]);
  });

  it('disables the other options at the maximum, and enables them again below it', async () => {
    render(<Selector label="Days" options={days} multiple max={2} defaultValue={['mon']} />);
    await userEvent.click(input('Tue'));
    expect(input('Wed').disabled).toBe(true);
    expect(input('Mon').disabled).toBe(false);
    await userEvent.click(input('Mon'));
    expect(input('Wed').disabled).toBe(false);
    expect(chosen()).toEqual(['tue']);
  });

  it('is invalid while it is required and empty, with one message for the group', async () => {
    render(
      <form>
        <Selector label="Days" options={days} multiple name="day" required />
      </form>,
    );
    const messages = () => days.map(({ label }) => input(label).validationMessage);
    expect(messages()).toEqual(['Choose at least 1', '', '', '']);
    await userEvent.click(input('Thu'));
    await userEvent.click(input('Tue'));
    expect(messages()).toEqual(['', '', '', '']);
    expect(sent()).toEqual(['day=tue', 'day=thu']);
    form().reset();
    await expect.poll(messages).toEqual(['Choose at least 1', '', '', '']);
  });

  it('is neither validated nor sent while it is disabled', () => {
    render(
      <form>
        <Selector label="Days" options={days} multiple name="day" required disabled />
        <Selector label="Size" options={sizes} name="size" required disabled defaultValue="s" />
      </form>,
    );
    expect(form().checkValidity()).toBe(true);
    expect(sent()).toEqual([]);
  });

  it('keeps values whose options arrive later', async () => {
    const onChange = vi.fn();
    const props = { label: 'Days', multiple: true, onChange, defaultValue: ['sun'] } as const;
    const { rerender } = render(<Selector {...props} options={[]} />);
    rerender(<Selector {...props} options={days} />);
    await userEvent.click(input('Tue'));
    expect(onChange.mock.calls).toEqual([[['tue', 'sun']]]);
  });
});

describe('Selector', () => {
  it('is a field of the kit Form', async () => {
    const handle = createRef<{ values: () => unknown }>();
    render(
      <StrictMode>
        <Form handle={handle as never}>
          <FormItem label="Days">
            <Selector label="Days" name="days" options={sizes} multiple defaultValue={['s']} />
          </FormItem>
        </Form>
      </StrictMode>,
    );
    expect(handle.current!.values()).toEqual({ days: ['s'] });
    await userEvent.click(input('Large 0.5 l'));
    expect(handle.current!.values()).toEqual({ days: ['s', 'l'] });
  });

  it('has chips of at least 44 px, and columns of equal width', () => {
    render(
      <div style={{ width: 320 }}>
        <Selector label="Size" options={sizes} columns={3} />
      </div>,
    );
    const boxes = [...document.querySelectorAll('input')].map((one) => one.getBoundingClientRect());
    expect(boxes.every(({ height }) => height >= 44)).toBe(true);
    expect(boxes.map(({ width }) => Math.round(width))).toEqual([101, 101, 101]);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  });

  it('keeps the width of a chip when it is chosen', async () => {
    render(<Selector label="Size" options={sizes} />);
    const width = () => input('Small').getBoundingClientRect().width;
    const before = width();
    await userEvent.click(input('Small'));
    expect(width()).toBe(before);
  });
});
