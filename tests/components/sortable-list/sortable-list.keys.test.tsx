import '@/components/kit/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form, type FormHandle, FormItem } from '@/components/form';
import { Popup } from '@/components/popup';
import { SortableList, type SortableListProps } from '@/components/sortable-list';
import { politeText } from '../../helpers/polite-text';
import { tap } from '../../helpers/touch';

afterEach(cleanup);

type Props = Partial<SortableListProps<string>>;

const list = (props: Props = {}) => (
  <SortableList
    label="Drinks"
    items={['Espresso', 'Latte', 'Mocha']}
    itemKey={(drink) => drink}
    itemLabel={(drink) => drink}
    renderItem={(drink) => drink}
    {...props}
  />
);

const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const button = (name: string) => screen.getByRole('button', { name });
const said = () => politeText();

/** Rows move for 200 ms, and a finger misses a row that moves. */
const tapAtRest = async (element: Element) => {
  const moves = element.closest('ul')?.getAnimations({ subtree: true }) ?? [];
  await Promise.all(moves.map(({ finished }) => finished));
  await tap(element);
};

describe('SortableList with keys', () => {
  it('takes a row, moves it, drops it, and announces each step', async () => {
    const onChange = vi.fn();
    render(list({ onChange }));
    handle('Espresso').focus();
    await userEvent.keyboard(' ');
    expect(said()).toBe('Espresso picked up, place 1 of 3');
    await userEvent.keyboard('{ArrowDown}');
    expect(said()).toBe('Espresso: place 2 of 3');
    expect(order()).toEqual(['Latte', 'Espresso', 'Mocha']);
    expect(document.activeElement).toBe(handle('Espresso'));
    await userEvent.keyboard('{End}');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(said()).toBe('Espresso is now at place 3 of 3');
    expect(onChange.mock.calls.map(([next]) => next)).toEqual([['Latte', 'Mocha', 'Espresso']]);
    await userEvent.keyboard('{ArrowUp}');
    expect(order()).toEqual(['Latte', 'Mocha', 'Espresso']);
  });

  it('puts the row back with Escape, which does not close the popup around it', async () => {
    const onOpenChange = vi.fn();
    const onChange = vi.fn();
    render(
      <Popup open label="Order" onOpenChange={onOpenChange}>
        {list({ onChange })}
      </Popup>,
    );
    handle('Mocha').focus();
    await userEvent.keyboard('{Enter}{Home}');
    expect(order()).toEqual(['Mocha', 'Espresso', 'Latte']);
    await userEvent.keyboard('{Escape}');
    expect(order()).toEqual(['Espresso', 'Latte', 'Mocha']);
    expect(said()).toBe('Mocha is back at place 3 of 3');
    expect(onChange).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('moves rows as fast as the theme says, and at once with a theme of no motion', async () => {
    const { container } = render(list());
    const moves = () => container.querySelector('ul')?.getAnimations({ subtree: true }) ?? [];
    const times = () => moves().map(({ effect }) => effect?.getTiming().duration);
    const press = async (keys: string) => {
      handle('Espresso').focus();
      await userEvent.keyboard(keys);
    };
    container.style.setProperty('--portico-base', '4s');
    await press(' {ArrowDown}');
    expect(times()).toEqual([4000, 4000]);
    container.style.setProperty('--portico-base', '0s');
    await press('{End} ');
    expect(moves()).toEqual([]);
    expect(order()).toEqual(['Latte', 'Mocha', 'Espresso']);
  });

  it('stops at the ends, and skips fixed rows', async () => {
    render(list({ isFixed: (drink) => drink === 'Latte' }));
    handle('Espresso').focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowDown}{ArrowDown} ');
    expect(order()).toEqual(['Mocha', 'Latte', 'Espresso']);
  });

  it('drops the row when the focus leaves it', async () => {
    const onChange = vi.fn();
    render(
      <>
        {list({ onChange })}
        <button type="button">Next</button>
      </>,
    );
    handle('Mocha').focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowUp}');
    button('Next').focus();
    expect(onChange.mock.calls.map(([next]) => next)).toEqual([['Mocha', 'Espresso', 'Latte']]);
    await expect.poll(() => handle('Mocha').getAttribute('aria-pressed')).toBe('false');
  });
});

describe('SortableList with buttons', () => {
  it('shows two buttons after a tap on the handle, of 44 px or more', async () => {
    const onChange = vi.fn();
    render(list({ onChange }));
    await tapAtRest(handle('Espresso'));
    expect(button('Move Espresso up').ariaDisabled).toBe('true');
    const down = button('Move Espresso down');
    const { width, height } = down.getBoundingClientRect();
    expect([width >= 44, height >= 44]).toEqual([true, true]);
    await tapAtRest(down);
    expect(order()).toEqual(['Latte', 'Espresso', 'Mocha']);
    await tapAtRest(button('Move Espresso down'));
    await tapAtRest(button('Move Espresso down'));
    await tapAtRest(handle('Espresso'));
    expect(onChange.mock.calls.map(([next]) => next)).toEqual([['Latte', 'Mocha', 'Espresso']]);
    expect(screen.queryByRole('button', { name: 'Move Espresso up' })).toBeNull();
  });

  it('keeps the height of the row', async () => {
    const name = 'A very long name of a drink that needs nearly two lines of a phone';
    render(<div style={{ width: 320 }}>{list({ items: [name, 'Tea'] })}</div>);
    const height = () => screen.getAllByRole('listitem')[0]?.getBoundingClientRect().height;
    const before = height();
    await tapAtRest(handle(name));
    expect(height()).toBe(before);
  });

  it('drops the row at a tap elsewhere, and takes another one', async () => {
    const onChange = vi.fn();
    render(list({ onChange }));
    await tapAtRest(handle('Espresso'));
    await tapAtRest(button('Move Espresso down'));
    await tapAtRest(handle('Mocha'));
    expect(onChange.mock.calls.map(([next]) => next)).toEqual([['Latte', 'Espresso', 'Mocha']]);
    expect(said()).toBe('Mocha picked up, place 3 of 3');
    expect(handle('Mocha').getAttribute('aria-pressed')).toBe('true');
  });

  it('ends when the owner removes the taken row', async () => {
    const { rerender } = render(list());
    await tap(handle('Espresso'));
    rerender(list({ items: ['Latte', 'Mocha'] }));
    expect(order()).toEqual(['Latte', 'Mocha']);
    await tap(handle('Latte'));
    expect(said()).toBe('Latte picked up, place 1 of 2');
  });
});

describe('SortableList in a form', () => {
  it('sends the keys in their order, and a reset restores the first order', async () => {
    render(<form>{list({ name: 'drinks', defaultValue: ['Mocha'] })}</form>);
    const form = document.querySelector('form') as HTMLFormElement;
    const sent = () => new FormData(form).getAll('drinks');
    expect(sent()).toEqual(['Mocha', 'Espresso', 'Latte']);
    handle('Latte').focus();
    await userEvent.keyboard(' {ArrowUp} ');
    expect(sent()).toEqual(['Mocha', 'Latte', 'Espresso']);
    form.reset();
    await expect.poll(sent).toEqual(['Mocha', 'Espresso', 'Latte']);
  });

  it('is a field of the kit Form, whose item describes the group', async () => {
    const handleOfForm = createRef<FormHandle>();
    render(
      <Form handle={handleOfForm} initialValues={{ drinks: ['Latte', 'Mocha', 'Espresso'] }}>
        <FormItem label="Drinks" help="Best first">
          {list({ name: 'drinks' })}
        </FormItem>
      </Form>,
    );
    expect(order()).toEqual(['Latte', 'Mocha', 'Espresso']);
    expect(handleOfForm.current?.isDirty()).toBe(false);
    const group = screen.getByRole('group', { name: 'Drinks' });
    const help = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toBe('Best first');
    handle('Latte').focus();
    await userEvent.keyboard(' {ArrowDown} ');
    expect(handleOfForm.current?.values()).toEqual({ drinks: ['Mocha', 'Latte', 'Espresso'] });
    expect(handleOfForm.current?.isDirty()).toBe(true);
  });
});
