import { cleanup, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox, CheckboxGroup, type CheckboxGroupProps } from '@/components/checkbox';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const form = () => document.querySelector('form') as HTMLFormElement;
const sent = () => [...new FormData(form())].map((entry) => entry.join('='));

describe('Checkbox', () => {
  it('is a native checkbox that a tap on its text or its box and the Space key toggle', async () => {
    const onChange = vi.fn();
    render(<Checkbox onChange={onChange}>Polished</Checkbox>);
    await userEvent.click(screen.getByText('Polished'));
    expect(box('Polished').checked).toBe(true);
    await userEvent.keyboard(' ');
    expect(box('Polished').checked).toBe(false);
    await userEvent.click(box('Polished'));
    expect(onChange.mock.calls).toEqual([[true], [false], [true]]);
    const { height } = (box('Polished').closest('label') as Element).getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
  });

  it('keeps the value of its owner when the owner ignores a press', async () => {
    const onChange = vi.fn();
    render(<Checkbox label="Held" checked onChange={onChange} />);
    await userEvent.click(box('Held'));
    expect(box('Held').checked).toBe(true);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('stays mixed after a press while `indeterminate` is set', async () => {
    render(<Checkbox indeterminate>Some</Checkbox>);
    expect(box('Some').indeterminate).toBe(true);
    await userEvent.click(box('Some'));
    expect(box('Some').indeterminate).toBe(true);
    expect(box('Some').closest('label')?.dataset.state).toBe('mixed');
  });

  it('is sent by forms, and a reset restores the first value, not the unchecked state', async () => {
    render(
      <form>
        <Checkbox name="polish" value="yes" defaultChecked>
          Polish
        </Checkbox>
        <Checkbox name="terms" required>
          Terms
        </Checkbox>
        <button type="reset">Reset</button>
      </form>,
    );
    expect(sent()).toEqual(['polish=yes']);
    expect(form().checkValidity()).toBe(false);
    await userEvent.click(box('Polish'));
    await userEvent.click(box('Terms'));
    expect(sent()).toEqual(['terms=on']);
    expect(form().checkValidity()).toBe(true);
    await userEvent.click(screen.getByRole('button'));
    await expect.poll(sent).toEqual(['polish=yes']);
    expect(box('Polish').closest('label')?.dataset.state).toBe('checked');
    await userEvent.click(box('Polish'));
    expect(sent()).toEqual([]);
  });

  it('takes its name from a label around it, and labelDisabled makes its text passive', async () => {
    render(
      <>
        {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- there is one in the component */}
        <label>
          Around
          <Checkbox />
        </label>
        <Checkbox labelDisabled aria-label="Only the mark">
          Text
        </Checkbox>
      </>,
    );
    await userEvent.click(screen.getByText('Around'));
    expect(box('Around').checked).toBe(true);
    await userEvent.click(screen.getByText('Text'));
    expect(box('Only the mark').checked).toBe(false);
  });

  it('shows a custom icon for each state, and passes on native attributes', () => {
    const ref = createRef<HTMLInputElement>();
    render(
      <Checkbox
        ref={ref}
        id="pin"
        className="mine"
        data-test="pin"
        disabled
        defaultChecked
        icon={(state) => <i>{state}</i>}
      >
        Pin
      </Checkbox>,
    );
    expect(ref.current).toBe(box('Pin'));
    expect(box('Pin').matches('#pin[data-test="pin"]:disabled')).toBe(true);
    const root = box('Pin').closest('label.mine[data-disabled]');
    expect(root?.textContent).toBe('checkedPin');
  });
});

function Slabs(props: Partial<CheckboxGroupProps>) {
  return (
    <CheckboxGroup label="Slabs" name="slab" {...props}>
      <Checkbox all>All</Checkbox>
      <Checkbox value="granite">Granite</Checkbox>
      <Checkbox value="slate">Slate</Checkbox>
      <Checkbox value="basalt" disabled>
        Basalt
      </Checkbox>
      <Checkbox value="marble">Marble</Checkbox>
    </CheckboxGroup>
  );
}

describe('CheckboxGroup', () => {
  it('reports the chosen values in the order of the document', async () => {
    const onChange = vi.fn();
    render(
      <form>
        <Slabs onChange={onChange} />
      </form>,
    );
    expect(screen.getByRole('group', { name: 'Slabs' })).toBeTruthy();
    await userEvent.click(box('Marble'));
    await userEvent.click(box('Granite'));
    expect(onChange.mock.calls).toEqual([[['marble']], [['granite', 'marble']]]);
    expect(sent()).toEqual(['slab=granite', 'slab=marble']);
  });

  it('has an "all" box that is unchecked, mixed or checked, and toggles the others', {
    tags: 'long',
  }, async () => {
    render(<Slabs />);
    expect([box('All').checked, box('All').indeterminate]).toEqual([false, false]);
    await userEvent.click(box('Slate'));
    expect(box('All').indeterminate).toBe(true);
    await userEvent.click(box('All'));
    expect(box('Granite').checked && box('Marble').checked).toBe(true);
    // A disabled box keeps its state, and the "all" box counts it.
    expect(box('Basalt').checked).toBe(false);
    expect(box('All').indeterminate).toBe(true);
    await userEvent.click(box('All'));
    expect([box('Granite').checked, box('All').indeterminate]).toEqual([false, false]);
    cleanup();

    render(<Slabs defaultValue={['basalt']} />);
    await userEvent.click(box('All'));
    expect([box('All').checked, box('All').indeterminate]).toEqual([true, false]);
    await userEvent.click(box('All'));
    expect([box('Granite').checked, box('Basalt').checked]).toEqual([false, true]);
  });

  it('disables the other boxes at the maximum, and enables them below it', async () => {
    render(<Slabs max={2} defaultValue={['slate', 'granite']} />);
    expect(box('Marble').disabled).toBe(true);
    await userEvent.click(box('Slate'));
    expect(box('Marble').disabled).toBe(false);
    expect(box('Basalt').disabled).toBe(true);
  });

  it('is invalid below its minimum', async () => {
    render(
      <form>
        <Slabs min={2} defaultValue={['slate']} />
      </form>,
    );
    expect(form().checkValidity()).toBe(false);
    await userEvent.click(box('Granite'));
    expect(form().checkValidity()).toBe(true);
  });

  it('its first enabled box carries the validation message', () => {
    render(
      <form>
        <CheckboxGroup label="Slabs" name="slabs" required>
          <Checkbox value="granite" disabled>
            Granite
          </Checkbox>
          <Checkbox value="slate">Slate</Checkbox>
        </CheckboxGroup>
      </form>,
    );
    expect(form().checkValidity()).toBe(false);
    expect(box('Slate').validationMessage).toBe('Choose at least 1');
  });

  it('a reset restores the first value and calls onChange', async () => {
    const seen = vi.fn();
    function Owned() {
      const [value, setValue] = useState<readonly string[]>(['slate']);
      const change = (next: string[]) => {
        seen(next);
        setValue(next);
      };
      return <Slabs value={value} onChange={change} />;
    }
    render(
      <form>
        <Owned />
      </form>,
    );
    await userEvent.click(box('Marble'));
    form().reset();
    await expect.poll(sent).toEqual(['slab=slate']);
    expect(seen.mock.calls).toEqual([[['slate', 'marble']], [['slate']]]);
    expect([box('Marble').checked, box('Slate').checked]).toEqual([false, true]);
  });

  it('a reset that changes nothing does not call onChange, also with a new but equal array', () => {
    const seen = vi.fn();
    const slabs = (value: string[]) => (
      <form>
        <Slabs value={value} onChange={seen} />
      </form>
    );
    const { rerender } = render(slabs(['slate']));
    rerender(slabs(['slate']));
    form().reset();
    expect(seen).not.toHaveBeenCalled();
  });

  it('follows boxes that are added, and can be disabled as a whole', () => {
    const { rerender } = render(
      <CheckboxGroup label="Few" defaultValue={['a']}>
        <Checkbox all>All</Checkbox>
        <Checkbox value="a">A</Checkbox>
      </CheckboxGroup>,
    );
    expect(box('All').checked).toBe(true);
    rerender(
      <CheckboxGroup label="Few" defaultValue={['a']} disabled>
        <Checkbox all>All</Checkbox>
        <Checkbox value="b">B</Checkbox>
        <Checkbox value="a">A</Checkbox>
      </CheckboxGroup>,
    );
    expect(box('All').indeterminate).toBe(true);
    expect(box('A').disabled && box('All').disabled).toBe(true);
  });
});
