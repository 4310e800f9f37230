/** @module-tag long */
import { act, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Form, type FormHandle } from '@/components/form';
import { clear, nextFrames, shapes } from './rows';

afterEach(clear);

const inside = shapes.filter(([, row]) => !row.isForm);

describe.each(inside)('%s, without a name', (_, row) => {
  it('sends nothing in a native form and has no submit buttons', async () => {
    const { container } = render(<form>{row.ui({})}</form>);
    await nextFrames(2);
    const form = container.querySelector('form')!;
    expect([...new FormData(form)]).toEqual([]);
    const buttons = [...form.querySelectorAll('button')];
    expect(buttons.filter(({ type }) => type !== 'button')).toEqual([]);
  });

  it('leaves a kit Form clean and empty when it is mounted and when the user operates it', async () => {
    const handle = createRef<FormHandle>();
    const ref = createRef<HTMLElement>();
    const told = vi.fn();
    render(
      <Form handle={handle} onDirtyChange={told}>
        {row.ui({ ref })}
      </Form>,
    );
    await nextFrames(2);
    expect(handle.current!.values()).toEqual({});
    expect(handle.current!.isDirty()).toBe(false);

    for (const { run } of Object.values(row.acts ?? {})) {
      const element = ref.current;
      const control = row.control ? element?.querySelector<HTMLElement>(row.control) : element;
      if (control) await act(async () => void run(control));
    }
    await nextFrames(2);
    expect(handle.current!.values()).toEqual({});
    expect(told).not.toHaveBeenCalled();
  });
});
