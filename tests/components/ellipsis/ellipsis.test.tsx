import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Ellipsis, type EllipsisProps } from '@/components/ellipsis';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const review =
  'The room was quiet and bright, and the breakfast was the best of our whole trip. The market is two streets away, and the staff lent us bicycles.';

type Options = { width?: number; dir?: string; size?: number };

function draw(props: Partial<EllipsisProps> = {}, { width = 240, dir, size = 16 }: Options = {}) {
  const ui = (more: Partial<EllipsisProps>, pixels: number, font: number) => (
    <StrictMode>
      <div dir={dir} style={{ width: pixels, fontSize: font, fontFamily: 'sans-serif' }}>
        <Ellipsis data-testid="text" text={review} {...props} {...more} />
      </div>
    </StrictMode>
  );
  const { rerender } = render(ui({}, width, size));
  const root = screen.getByTestId('text');
  return {
    root,
    rows: () => Math.round(root.getBoundingClientRect().height / (size * 1.5)),
    update: (more: Partial<EllipsisProps>, pixels = width, font = size) =>
      rerender(ui(more, pixels, font)),
  };
}

const button = () => screen.getByRole('button');

describe('Ellipsis without a button', () => {
  it('shows `rows` lines by CSS and keeps the whole text in the document', () => {
    const { root, rows, update } = draw();
    expect([rows(), root.textContent]).toEqual([1, review]);
    update({ rows: 2 });
    expect(rows()).toBe(2);
    update({ rows: 0 });
    expect(rows()).toBe(1);
    update({ text: 'Short' });
    expect(root.getBoundingClientRect().height).toBe(24);
  });

  it('keeps the ending of a file name, and screen readers read the whole name', () => {
    const { root, rows } = draw({ text: `${review} invoice.pdf`, position: 'middle' });
    const [seen, read] = [root.children[0], root.children[1]];
    expect(rows()).toBe(1);
    expect(seen?.getAttribute('aria-hidden')).toBe('true');
    expect(seen?.textContent).toMatch(/^The .*….*\.pdf$/);
    expect(read?.textContent).toBe(`${review} invoice.pdf`);
  });

  it('shows the end of an address with position "start"', () => {
    const { root, rows } = draw({ position: 'start', rows: 2 });
    expect(root.children[0]?.textContent).toMatch(/^….*bicycles\.$/);
    expect(rows()).toBe(2);
  });

  it('does not cut a text that fits', () => {
    const { root } = draw({ text: 'photo.jpg', position: 'middle' });
    expect(root.innerHTML).toBe('photo.jpg');
  });
});

describe('Ellipsis with a button', () => {
  it('puts the button at the end of the last line, after the dots', () => {
    const { root, rows } = draw({ rows: 2, expandable: true });
    expect(rows()).toBe(2);
    expect(root.textContent).toMatch(/^The room was .*…More$/);
    const [line, more] = [root.getBoundingClientRect(), button().getBoundingClientRect()];
    expect(more.bottom).toBeLessThanOrEqual(line.bottom + 1);
    expect(more.right).toBeLessThanOrEqual(line.right + 1);
    expect(line.right - more.right).toBeLessThan(60);
  });

  it('the button shows the whole text, shortens it again, and keeps the focus', async () => {
    const onOpenChange = vi.fn();
    const { root, rows } = draw({ rows: 2, expandable: true, onOpenChange });
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(root.textContent).toBe(`${review}Less`);
    expect([button().getAttribute('aria-expanded'), document.activeElement]).toEqual([
      'true',
      button(),
    ]);
    expect(rows()).toBeGreaterThan(2);
    await userEvent.keyboard(' ');
    expect(rows()).toBe(2);
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  it('has no button when the text fits', () => {
    const { update } = draw({ text: 'Short', rows: 2, expandable: true, defaultOpen: true });
    expect(screen.queryByRole('button')).toBe(null);
    update({ text: review });
    expect(button().textContent).toBe('Less');
  });

  it('leaves the decision to its owner when `open` is set', async () => {
    const { root, rows, update } = draw({ rows: 1, expandable: true, open: false });
    await userEvent.click(button());
    expect(rows()).toBe(1);
    update({ open: true });
    expect(root.textContent).toBe(`${review}Less`);
  });

  it('measures again when the width or the font size changes', async () => {
    const { root, update } = draw({ rows: 2, expandable: true });
    const before = root.textContent!.length;
    update({}, 360);
    await expect.poll(() => root.textContent!.length).toBeGreaterThan(before);
    const wide = root.textContent!.length;
    update({}, 360, 24);
    await expect.poll(() => root.textContent!.length).toBeLessThan(wide);
    expect(Math.round(root.getBoundingClientRect().height)).toBe(72);
  });

  it('measures when a hidden page appears', async () => {
    const { root } = draw({ rows: 1, expandable: true, style: { display: 'none' } });
    expect(screen.queryByRole('button', { hidden: true })).toBe(null);
    root.style.display = '';
    await expect.poll(() => screen.queryByRole('button')?.textContent).toBe('More');
  });

  it('puts the button at the left end in right-to-left text', () => {
    const text =
      'كانت الغرفة هادئة ومشرقة وكان الإفطار أفضل ما في رحلتنا كلها والسوق قريب جدا من الفندق';
    const { root, rows } = draw({ text, rows: 2, expandable: true }, { dir: 'rtl' });
    expect(rows()).toBe(2);
    const [line, more] = [root.getBoundingClientRect(), button().getBoundingClientRect()];
    expect(more.left - line.left).toBeLessThan(60);
  });

  it('never cuts an emoji in two', () => {
    const family = '👩‍👩‍👧';
    const { root } = draw({ text: family.repeat(60), expandable: true });
    const shown = root.textContent!.replace('…More', '');
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toBe(family.repeat(shown.length / family.length));
  });

  it('shows only the dots and the button when there is no room', () => {
    const { root } = draw({ expandable: true, moreText: 'Show the whole text' }, { width: 40 });
    expect(root.textContent).toBe('…Show the whole text');
  });

  it('renders the whole text on a server', () => {
    const html = renderToString(<Ellipsis text="Coffee & cake" rows={1} expandable />);
    expect(html).toContain('Coffee &amp; cake</div>');
  });
});
