import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Watermark } from '@/components/watermark';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const tile = (container: Element) => {
  const pattern = container.querySelector('pattern');
  return [pattern?.getAttribute('width'), pattern?.getAttribute('height')];
};

describe('Watermark', () => {
  it('repeats a text over the content, outside of the accessibility tree', () => {
    const { container } = render(
      <Watermark text={['Mei Lin', '14 May']}>
        <p>Ticket</p>
      </Watermark>,
    );
    const marks = container.querySelector('svg')!;
    expect(marks.getAttribute('aria-hidden')).toBe('true');
    expect(Array.from(marks.querySelector('text')!.children, (one) => one.textContent)).toEqual([
      'Mei Lin',
      '14 May',
    ]);
    const [box, content] = [marks, screen.getByText('Ticket').parentElement!].map((one) =>
      one.getBoundingClientRect(),
    );
    expect([box!.width, box!.height]).toEqual([content!.width, content!.height]);
    const id = container.querySelector('pattern')!.id;
    expect(container.querySelector('rect')?.getAttribute('fill')).toBe(`url(#${id})`);
  });

  it('does not block presses on the content', async () => {
    const onClick = vi.fn();
    render(
      <Watermark text="Draft">
        <button type="button" onClick={onClick}>
          Pay
        </button>
      </Watermark>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('makes a mark as wide as its text', () => {
    const { container, rerender } = render(<Watermark text="Draft" gap={0} />);
    expect(tile(container)).toEqual(['120', '128']);
    rerender(<Watermark text="机密文件请勿外传仅供内部使用" gap={[10, 20]} />);
    expect(tile(container)).toEqual(['206', '168']);
  });

  it('draws a picture from any site, rotated and with the given size', () => {
    const { container } = render(
      <Watermark image="https://example.com/logo.png" width={40} height={30} rotate={15} />,
    );
    const image = container.querySelector('image')!;
    expect(['href', 'width', 'height'].map((name) => image.getAttribute(name))).toEqual([
      'https://example.com/logo.png',
      '40',
      '30',
    ]);
    expect(container.querySelector('pattern')?.getAttribute('patternTransform')).toBe('rotate(15)');
  });

  it('covers the window with `fullPage`', () => {
    const { container } = render(<Watermark text="Draft" fullPage />);
    const { width, height } = container.querySelector('svg')!.getBoundingClientRect();
    expect([width, height]).toEqual([document.documentElement.clientWidth, innerHeight]);
  });

  it('two watermarks on a page have different ids', () => {
    const { container } = render(
      <>
        <Watermark text="Draft" />
        <Watermark text="Copy" />
      </>,
    );
    const ids = Array.from(container.querySelectorAll('pattern'), ({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('shows markup characters as text, also on a server', () => {
    expect(renderToString(<Watermark text="<b>&" />)).toContain('&lt;b&gt;&amp;');
  });
});
