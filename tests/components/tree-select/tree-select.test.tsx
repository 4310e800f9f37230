import '@/components/kit/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, type FormHandle, FormItem } from '@/components/form';
import { TreeSelect } from '@/components/tree-select';
import { tap } from '../../helpers/touch';

afterEach(cleanup);

const menu = [
  {
    value: 'drinks',
    label: 'Drinks',
    children: [
      { value: 'coffee', label: 'Coffee' },
      { value: 'tea', label: 'Tea' },
    ],
  },
  {
    value: 'food',
    label: 'Food',
    children: [
      { value: 'cake', label: 'Cake' },
      { value: 'soup', label: 'Soup', disabled: true },
    ],
  },
  { value: 'events', label: 'Events' },
];

const tab = (name: string) => screen.getByRole('tab', { name });
const shown = () =>
  [...document.querySelectorAll<HTMLInputElement>('label input')].map(({ value }) => value);
const form = () => document.querySelector('form') as HTMLFormElement;
const sent = () => [...new FormData(form())].map((entry) => entry.join('='));

describe('TreeSelect', () => {
  it('a tap on a category shows its items', async () => {
    const onCategoryChange = vi.fn();
    render(<TreeSelect label="Menu" options={menu} onCategoryChange={onCategoryChange} />);
    expect(screen.getByRole('tablist', { name: 'Menu' })).toBeTruthy();
    expect(screen.getByRole('radiogroup', { name: 'Menu' })).toBeTruthy();
    expect(shown()).toEqual(['coffee', 'tea']);
    await tap(tab('Food'));
    expect(shown()).toEqual(['cake', 'soup']);
    expect(onCategoryChange.mock.calls).toEqual([['food']]);
  });

  it('starts at the category of the chosen item', () => {
    render(<TreeSelect label="Menu" options={menu} defaultValue="cake" />);
    expect(tab('Food').getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cake' }).checked).toBe(true);
  });

  it('allows one choice in the whole tree', async () => {
    const onChange = vi.fn();
    render(
      <form>
        <TreeSelect
          label="Menu"
          name="dish"
          options={menu}
          defaultValue="tea"
          onChange={onChange}
        />
      </form>,
    );
    await tap(tab('Food'));
    expect(sent()).toEqual(['dish=tea']);
    await tap(screen.getByRole('radio', { name: 'Cake' }));
    await tap(screen.getByRole('radio', { name: 'Soup' }));
    expect(onChange.mock.calls).toEqual([['cake']]);
    expect(sent()).toEqual(['dish=cake']);
    await tap(tab('Drinks'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tea' }).checked).toBe(false);
    form().reset();
    await expect.poll(sent).toEqual(['dish=tea']);
  });

  it('counts the choices of each category, up to `max` for the whole tree', async () => {
    const onChange = vi.fn();
    render(<TreeSelect label="Menu" options={menu} multiple max={2} onChange={onChange} />);
    await tap(screen.getByRole('checkbox', { name: 'Tea' }));
    expect(tab('Drinks 1')).toBeTruthy();
    await tap(tab('Food'));
    await tap(screen.getByRole('checkbox', { name: 'Cake' }));
    expect(onChange.mock.calls).toEqual([[['tea']], [['tea', 'cake']]]);
    await tap(tab('Drinks 1'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Coffee' }).disabled).toBe(true);
  });

  it('shows the value and the category of its owner', async () => {
    const ui = (category: string) => (
      <TreeSelect label="Menu" options={menu} category={category} value="coffee" />
    );
    const { rerender } = render(ui('food'));
    await tap(tab('Drinks'));
    expect(shown()).toEqual(['cake', 'soup']);
    rerender(ui('drinks'));
    await userEvent.click(screen.getByRole('radio', { name: 'Tea' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Coffee' }).checked).toBe(true);
  });

  it('shows that a category is empty, and stays invalid there while it is required', async () => {
    render(
      <form>
        <TreeSelect label="Menu" options={menu} multiple required name="dish" />
      </form>,
    );
    await tap(tab('Events'));
    expect(screen.getByRole('status').textContent).toBe('Nothing here yet');
    expect(form().checkValidity()).toBe(false);
    await tap(tab('Food'));
    await tap(screen.getByRole('checkbox', { name: 'Cake' }));
    await tap(tab('Events'));
    expect(form().checkValidity()).toBe(true);
    expect(sent()).toEqual(['dish=cake']);
  });

  it('can be used with the keyboard alone', async () => {
    render(<TreeSelect label="Menu" options={menu} multiple />);
    await userEvent.keyboard('{Tab}{ArrowDown}{Tab} ');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Cake' }).checked).toBe(true);
  });

  it('is a field of the kit Form', async () => {
    const handle = createRef<FormHandle>();
    render(
      <Form handle={handle}>
        <FormItem label="Menu">
          <TreeSelect label="Menu" name="dish" options={menu} multiple defaultValue={['cake']} />
        </FormItem>
      </Form>,
    );
    await tap(tab('Drinks'));
    await tap(screen.getByRole('checkbox', { name: 'Coffee' }));
    expect(new Set(handle.current!.values().dish as string[])).toEqual(new Set(['cake', 'coffee']));
  });

  it('scrolls to the top when the category changes', async () => {
    const long = menu.map((one) => ({
      ...one,
      children: Array.from({ length: 20 }, (_, at) => ({
        value: `${one.value}-${at}`,
        label: `${one.label} ${at}`,
      })),
    }));
    render(<TreeSelect label="Menu" options={long} style={{ height: 200 }} />);
    const scroller = screen.getByRole('radiogroup').parentElement as HTMLElement;
    scroller.scrollTop = 300;
    await tap(tab('Food'));
    expect(scroller.scrollTop).toBe(0);
  });
});
