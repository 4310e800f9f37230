import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Tag } from '@/components/tag';
import '@/components/kit/tokens.css';

afterEach(cleanup);

describe('Tag', () => {
  it('calls onClick and onChange once for a tap on the text of a checkable tag', () => {
    const [onClick, onChange] = [vi.fn(), vi.fn()];
    render(
      <Tag checkable onClick={onClick} onChange={onChange}>
        Honed
      </Tag>,
    );
    act(() => screen.getByText('Honed').click());
    expect(onClick).toHaveBeenCalledOnce();
    expect(onChange.mock.calls).toEqual([[true]]);
  });

  it('shows its text, and passes ref, className, id and data-* to its element', () => {
    const ref = { current: null };
    render(
      <Tag ref={ref} tone="danger" id="x" className="mine" data-x="1">
        Cracked
      </Tag>,
    );
    const tag = document.getElementById('x')!;
    expect(ref.current).toBe(tag);
    expect([tag.dataset.tone, tag.dataset.x, tag.classList.contains('mine')]).toEqual([
      'danger',
      '1',
      true,
    ]);
  });

  it('has a named button that asks to remove it', async () => {
    const onRemove = vi.fn();
    render(
      <Tag removable onRemove={onRemove}>
        Granite
      </Tag>,
    );
    const button = screen.getByRole('button', { name: 'Remove Granite' });
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter}');
    expect(onRemove).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Granite')).toBeTruthy();
  });

  it('a checkable tag is a native checkbox for keyboard, form and reset', async () => {
    const onChange = vi.fn();
    render(
      <form data-testid="form">
        <Tag checkable defaultChecked name="finish" value="honed" onChange={onChange}>
          Honed
        </Tag>
        <button type="reset">Reset</button>
      </form>,
    );
    const form = screen.getByTestId<HTMLFormElement>('form');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Honed' });
    expect(new FormData(form).get('finish')).toBe('honed');
    expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(box);
    expect(onChange).toHaveBeenLastCalledWith(false);
    expect(new FormData(form).get('finish')).toBe(null);
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(box.checked).toBe(true);
    box.focus();
    await userEvent.keyboard(' ');
    expect(box.checked).toBe(false);
  });

  it('keeps the value of its owner when it is controlled', async () => {
    render(
      <Tag checkable checked={false}>
        Split
      </Tag>,
    );
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    await userEvent.click(box);
    expect(box.checked).toBe(false);
    expect(box.closest('label')?.dataset.state).toBe('unchecked');
  });

  it('a reset restores the first value, and calls onChange only for a change', async () => {
    const onChange = vi.fn();
    const ui = (checked: boolean) => (
      <form aria-label="Filter">
        <Tag checkable checked={checked} onChange={onChange}>
          In stock
        </Tag>
      </form>
    );
    const { rerender } = render(ui(true));
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    expect(onChange).not.toHaveBeenCalled();
    rerender(ui(false));
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    expect(onChange.mock.calls).toEqual([[true]]);
  });
});

it('names its close button after children that are elements', () => {
  render(
    <Tag removable onRemove={() => {}}>
      <b>Oat</b> milk
    </Tag>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('Remove Oat milk');
});
