import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Upload, type UploadItem, type UploadProps } from '@/components/upload';
import '@/components/kit/tokens.css';
import { politeText } from '../../helpers/polite-text';
import { touch } from '../../helpers/touch';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('dir');
});

const defaultValue = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `${id}.pdf` }));
const order = () =>
  [...document.querySelectorAll<HTMLElement>('[data-upload]')].map((tile) => tile.dataset.upload);
const tile = (id: string) => document.querySelector<HTMLElement>(`[data-upload="${id}"]`)!;

function show(props: UploadProps = {}) {
  const onChange = vi.fn((items: UploadItem[]) => items);
  render(<Upload sortable {...{ defaultValue, onChange }} {...props} />);
  return onChange;
}

describe('the order of files', () => {
  it('changes when a finger holds and drags a file, and the other files make room', {
    tags: 'long',
  }, async () => {
    const onChange = show();
    const finger = await touch(tile('a'));
    await waitFor(() => expect(tile('a').dataset.dragging).toBe(''));
    const far = tile('c').getBoundingClientRect().left - tile('a').getBoundingClientRect().left;
    const before = tile('b').getBoundingClientRect().left;
    await finger.move({ x: far });
    expect(onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(tile('b').getBoundingClientRect().left).toBeLessThan(before - 40));
    await finger.up();
    await waitFor(() => expect(order()).toEqual(['b', 'c', 'a', 'd']));
    expect(onChange).toHaveBeenCalledOnce();
    expect(tile('b').style.transform).toBe('');
    expect(politeText()).toContain('a.pdf: place 3 of 4');
  });

  it('does not change after a cancelled touch, or when the finger did not hold', {
    tags: 'long',
  }, async () => {
    const onChange = show();
    const held = await touch(tile('a'));
    await waitFor(() => expect(tile('a').dataset.dragging).toBe(''));
    await held.move({ x: 200 });
    await held.cancel();
    await waitFor(() => expect(tile('a').style.transform).toBe(''));
    const quick = await touch(tile('a'));
    await quick.move({ x: 200 });
    await quick.up();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('changes with Alt and the arrow keys, in the text direction', async () => {
    show();
    const at = (id: string) => screen.getByRole('button', { name: `${id}.pdf` });
    at('a').focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowDown}{/Alt}');
    expect(order()).toEqual(['b', 'c', 'a', 'd']);
    expect(document.activeElement).toBe(at('a'));
    await userEvent.keyboard('{ArrowRight}');
    expect(order()).toEqual(['b', 'c', 'a', 'd']);
    document.documentElement.dir = 'rtl';
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(order()).toEqual(['b', 'a', 'c', 'd']);
  });

  it('changes with the buttons of Reorder', async () => {
    show({ layout: 'list' });
    await userEvent.click(screen.getByRole('button', { name: 'Reorder' }));
    const button = screen.getByRole('button', { name: 'Move b.pdf forward' });
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    expect(order()).toEqual(['b', 'a', 'c', 'd']);
    expect(screen.getByRole('button', { name: 'Move b.pdf forward' }).ariaDisabled).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: 'Remove a.pdf' })).toBeTruthy();
  });
});
