import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '@/components/button';
import { Space, type SpaceProps } from '@/components/space';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const names = ['Latte', 'Mocha', 'Matcha'];

function draw(props: Partial<SpaceProps> = {}, width = 300) {
  render(
    <div dir={props.dir} style={{ width }}>
      <Space data-testid="space" {...props}>
        {names.map((name) => (
          <span key={name} style={{ inlineSize: 80, blockSize: 20, flex: 'none' }}>
            {name}
          </span>
        ))}
      </Space>
    </div>,
  );
  const boxes = names.map((name) => screen.getByText(name).getBoundingClientRect());
  return { root: screen.getByTestId('space'), boxes };
}

describe('Space', () => {
  it('puts 8 px between the children of a row', () => {
    const { root, boxes } = draw();
    expect(boxes.map(({ left }) => left - boxes[0]!.left)).toEqual([0, 88, 176]);
    expect(root.getBoundingClientRect().width).toBe(300);
  });

  it('starts at the right edge where text runs from right to left', () => {
    const { boxes } = draw({ dir: 'rtl' });
    expect(boxes.map(({ left }) => left - boxes[0]!.left)).toEqual([0, -88, -176]);
  });

  it('leaves a button as wide as its words beside a long text', () => {
    render(
      <div style={{ width: 200 }}>
        <Space>
          <span>A long text beside the button, which takes the rest of the line</span>
          <Button>Call</Button>
        </Space>
      </div>,
    );
    const button = screen.getByRole('button');
    expect(button.scrollWidth).toBe(button.clientWidth);
    const words = document.createRange();
    words.selectNodeContents(button);
    const room = button.clientWidth - words.getBoundingClientRect().width;
    expect(Math.round(room)).toBe(40);
  });

  it('puts children below each other and stretches them when it is vertical', () => {
    render(
      <Space direction="vertical" gap="medium" style={{ width: 200 }}>
        <button type="button">Pay</button>
        <button type="button">Cancel</button>
      </Space>,
    );
    const [pay, cancel] = screen.getAllByRole('button').map((one) => one.getBoundingClientRect());
    expect(cancel!.top - pay!.bottom).toBe(16);
    expect(pay!.width).toBe(200);
  });

  it.each([
    ['small', 8],
    ['medium', 16],
    ['large', 24],
    [10, 10],
    ['1px', 1],
    [-5, 0],
    [Number.NaN, 0],
  ] as const)('takes the gap %s as %d px', (gap, pixels) => {
    const { boxes } = draw({ gap });
    expect(boxes[1]!.left - boxes[0]!.right).toBe(pixels);
  });

  it('wraps with `wrap`, and a gap can have two lengths for rows and columns', () => {
    const { boxes } = draw({ wrap: true, gap: '4px 12px' }, 200);
    expect(boxes[1]!.left - boxes[0]!.right).toBe(12);
    expect(boxes[2]!.top - boxes[0]!.bottom).toBe(4);
    expect(boxes[2]!.left).toBe(boxes[0]!.left);
  });

  it.each([
    ['center', 22],
    ['end', 44],
    ['between', 0],
  ] as const)('places the free space with justify="%s"', (justify, before) => {
    const { root, boxes } = draw({ justify });
    expect(boxes[0]!.left - root.getBoundingClientRect().left).toBe(before);
  });

  it('aligns its children across the row', () => {
    const { root, boxes } = draw({ align: 'end', style: { height: 60 } });
    expect(boxes[0]!.bottom).toBe(root.getBoundingClientRect().bottom);
  });

  it('with `inline` is as wide as its children', () => {
    const { root } = draw({ inline: true });
    expect(root.getBoundingClientRect().width).toBe(256);
  });

  it('breaks a long word before the next child would leave the container', () => {
    render(
      <Space style={{ width: 200, wordBreak: 'break-word' }} data-testid="space">
        <span>{'order'.repeat(30)}</span>
        <button type="button">Copy</button>
      </Space>,
    );
    const root = screen.getByTestId('space').getBoundingClientRect();
    expect(screen.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(
      root.right,
    );
  });

  it('adds no elements around its children and ignores empty ones', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Space ref={ref}>
        {null}
        {false}
        <b>Only</b>
      </Space>,
    );
    expect(ref.current?.innerHTML).toBe('<b>Only</b>');
  });

  it('uses its CSS variable instead of `gap`', () => {
    const { boxes } = draw({ style: { '--portico-space-gap': '30px' } as never });
    expect(boxes[1]!.left - boxes[0]!.right).toBe(30);
  });
});
