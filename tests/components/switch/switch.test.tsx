import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Switch } from '@/components/switch';
import '@/components/kit/tokens.css';
import { createDeferred } from '../../helpers/deferred';
import { tap } from '../../helpers/touch';

afterEach(cleanup);

const knob = () => screen.getByRole<HTMLInputElement>('switch');
const form = () => document.querySelector('form') as HTMLFormElement;
const sent = () => [...new FormData(form())].map((entry) => entry.join('='));

describe('Switch', () => {
  it('is toggled by a tap, by Space and by a tap on its text', async () => {
    const onChange = vi.fn();
    render(<Switch onChange={onChange}>Night lights</Switch>);
    expect(screen.getByRole('switch', { name: 'Night lights' })).toBe(knob());
    await userEvent.click(knob());
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByText('Night lights'));
    expect(onChange.mock.calls).toEqual([[true], [false], [true]]);
    expect(knob().checked).toBe(true);
    expect(knob().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  it('waits for a promise from another window', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const no: Promise<boolean> = Reflect.construct(
      Reflect.get(frame.contentWindow as Window, 'Promise'),
      [(say: (answer: boolean) => void) => say(false)],
    );
    const onChange = vi.fn();
    render(<Switch label="Crane" beforeChange={() => no} onChange={onChange} />);
    await userEvent.click(knob());
    await act(async () => void (await no));
    frame.remove();
    expect(onChange).not.toHaveBeenCalled();
    expect(knob().checked).toBe(false);
  });

  it('keeps the value of its owner, also with a label around it', async () => {
    const onChange = vi.fn();
    render(
      // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- there is one in the component
      <label>
        Saw
        <Switch value={false} onChange={onChange} />
      </label>,
    );
    await userEvent.click(screen.getByText('Saw'));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Saw' }).checked).toBe(false);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('can have two custom values, and forms get either of them', async () => {
    const onChange = vi.fn();
    render(
      <form>
        <Switch
          name="speed"
          activeValue="fast"
          inactiveValue="slow"
          onChange={onChange}
          label="S"
        />
        <Switch name="plain" label="P" />
        <button type="reset">Reset</button>
      </form>,
    );
    expect(sent()).toEqual(['speed=slow']);
    await userEvent.click(screen.getByRole('switch', { name: 'S' }));
    await userEvent.click(screen.getByRole('switch', { name: 'P' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('fast');
    expect(sent()).toEqual(['speed=fast', 'plain=on']);
    await userEvent.click(screen.getByRole('button'));
    await expect.poll(sent).toEqual(['speed=slow']);
  });

  it('a reset restores the first value, not off', async () => {
    render(
      <form>
        <Switch name="on" label="On" defaultValue />
      </form>,
    );
    await userEvent.click(knob());
    expect(sent()).toEqual([]);
    form().reset();
    await expect.poll(sent).toEqual(['on=on']);
    expect(knob().closest('[data-state]')?.getAttribute('data-state')).toBe('on');
  });

  it('is busy until beforeChange resolves, and keeps the focus', async () => {
    const answer = createDeferred<boolean>();
    const beforeChange = vi.fn(() => answer.promise);
    const onChange = vi.fn();
    render(
      <StrictMode>
        <Switch label="Crane" beforeChange={beforeChange} onChange={onChange} />
      </StrictMode>,
    );
    await userEvent.click(knob());
    expect(beforeChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(knob().getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(knob());
    await userEvent.keyboard(' ');
    expect(beforeChange).toHaveBeenCalledOnce();
    expect(knob().checked).toBe(false);
    await act(async () => answer.resolve(true));
    expect(knob().checked).toBe(true);
    expect(knob().getAttribute('aria-busy')).toBeNull();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('does not change when beforeChange returns false, rejects or throws', async () => {
    const onChange = vi.fn();
    const answers: (() => boolean | Promise<boolean>)[] = [
      () => false,
      () => Promise.reject(new Error('no line')),
      () => {
        throw new Error('no line');
      },
      () => false,
    ];
    const beforeChange = vi.fn(() => (answers.shift() as () => boolean)());
    render(<Switch label="Crane" beforeChange={beforeChange} onChange={onChange} />);
    for (let press = 0; press < 4; press += 1) await userEvent.click(knob());
    expect(beforeChange).toHaveBeenCalledTimes(4);
    await expect.poll(() => knob().getAttribute('aria-busy')).toBeNull();
    expect(knob().checked).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('a reset cancels a pending beforeChange', async () => {
    const answer = createDeferred<boolean>();
    render(
      <form>
        <Switch name="crane" label="Crane" beforeChange={() => answer.promise} />
      </form>,
    );
    await userEvent.click(knob());
    form().reset();
    await expect.poll(() => knob().getAttribute('aria-busy')).toBeNull();
    await act(async () => answer.resolve(true));
    expect(knob().checked).toBe(false);
  });

  it('ignores presses while it is loading', async () => {
    const onChange = vi.fn();
    render(<Switch label="Crane" loading onChange={onChange} />);
    knob().focus();
    await userEvent.keyboard(' ');
    await tap(knob());
    expect(onChange).not.toHaveBeenCalled();
    expect(knob().checked).toBe(false);
  });
});

it('a switch in a disabled fieldset looks disabled', () => {
  const track = () => knob().nextElementSibling as Element;
  const { rerender } = render(
    <fieldset disabled>
      <Switch label="Crane" />
    </fieldset>,
  );
  expect(getComputedStyle(track()).opacity).toBe('0.45');
  rerender(
    <fieldset>
      <Switch label="Crane" />
    </fieldset>,
  );
  expect(getComputedStyle(track()).opacity).toBe('1');
});
