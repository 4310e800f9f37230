import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button, type ButtonProps } from '@/components/button';
import '@/components/kit/tokens.css';

afterEach(cleanup);

function show(props: ButtonProps = {}) {
  const onClick = vi.fn();
  const { rerender } = render(
    <Button onClick={onClick} {...props}>
      Save
    </Button>,
  );
  const again = (next: ButtonProps) =>
    rerender(
      <Button onClick={onClick} {...next}>
        Save
      </Button>,
    );
  return {
    onClick,
    again,
    button: screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }),
  };
}

describe('Button', () => {
  it('calls onClick for a tap, for Enter and for Space', async () => {
    const { button, onClick } = show();
    fireEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('with href is a link that looks like the button, and a loading one does not open', () => {
    const { button, onClick } = show();
    const look = () => getComputedStyle(document.body.querySelector('[data-variant]') ?? button);
    const names = [
      'background-color',
      'color',
      'text-decoration-line',
      'block-size',
      'inline-size',
    ];
    const values = () => names.map((name) => look().getPropertyValue(name));
    const before = values();
    cleanup();
    show({ disabled: true });
    const dimmed = values();
    cleanup();

    const { rerender } = render(
      <Button href="#part" onClick={onClick}>
        Save
      </Button>,
    );
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Save' });
    expect(link.getAttribute('href')).toBe('#part');
    expect(link.hasAttribute('type')).toBe(false);
    expect(values()).toEqual(before);
    const isFollowed = () => fireEvent.click(link);
    onClick.mockImplementation((event: React.MouseEvent) => event.preventDefault());
    expect(isFollowed()).toBe(false);
    expect(onClick).toHaveBeenCalledOnce();

    rerender(
      <Button href="#part" onClick={onClick} loading>
        Save
      </Button>,
    );
    expect(isFollowed()).toBe(false);
    expect(onClick).toHaveBeenCalledOnce();
    expect(link.getAttribute('aria-busy')).toBe('true');

    rerender(
      <Button href="#part" disabled>
        Save
      </Button>,
    );
    expect(screen.getByRole('link').hasAttribute('href')).toBe(false);
    expect(values()).toEqual(dimmed);
  });

  it('does not submit a form without type="submit"', () => {
    expect(show().button.type).toBe('button');
    cleanup();
    expect(show({ type: 'submit' }).button.type).toBe('submit');
  });

  it('ignores presses while it is loading, and keeps its focus, name and width', () => {
    const { button, onClick, again } = show();
    const { width } = button.getBoundingClientRect();
    button.focus();
    again({ loading: true });
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getBoundingClientRect().width).toBe(width);
    expect(screen.getByRole('button', { name: 'Save' })).toBe(button);
  });

  it('does not submit a form while it is loading', () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading>
          Send
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does nothing when disabled', () => {
    const { button, onClick } = show({ disabled: true });
    button.click();
    expect(onClick).not.toHaveBeenCalled();
    expect(button.disabled).toBe(true);
  });

  it.each([
    ['large', 50],
    ['medium', 44],
    ['small', 32],
  ] as const)('a %s button is %d px tall', (size, height) => {
    expect(show({ size }).button.getBoundingClientRect().height).toBe(height);
  });

  it('gives a small button a target of 44 px', () => {
    const { button } = show({ size: 'small' });
    button.style.margin = '20px';
    const { left, top, bottom } = button.getBoundingClientRect();
    expect(document.elementFromPoint(left + 5, top - 5)).toBe(button);
    expect(document.elementFromPoint(left + 5, bottom + 5)).toBe(button);
  });

  it('passes native attributes on', () => {
    const { button } = show({ name: 'n', value: 'v', 'aria-describedby': 'd' });
    expect([button.name, button.value, button.getAttribute('aria-describedby')]).toEqual([
      'n',
      'v',
      'd',
    ]);
  });

  it('passes ref, className and style to its element', () => {
    const ref = createRef<HTMLButtonElement>();
    const { button } = show({ ref, className: 'own', style: { margin: 7 } });
    expect(ref.current).toBe(button);
    expect(button.className).toContain('own');
    expect(button.style.margin).toBe('7px');
  });

  it('has the loading text as its name while it is loading', () => {
    render(
      <Button loading loadingText="Saving">
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Saving' });
    expect(getComputedStyle(button).color).not.toBe('rgba(0, 0, 0, 0)');
  });

  it('is a circle around an icon, and a small circle has a target of 44 px', () => {
    const { button } = show({ shape: 'circle', size: 'small', 'aria-label': 'Save' });
    button.style.margin = '20px';
    const { left, right, width, height, top } = button.getBoundingClientRect();
    expect([width, height]).toEqual([32, 32]);
    expect(document.elementFromPoint(left - 5, top + 16)).toBe(button);
    expect(document.elementFromPoint(right + 5, top + 16)).toBe(button);
  });
});
