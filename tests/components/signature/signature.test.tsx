import '@/components/kit/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, type Mock, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useDrag } from '@/components/kit/gestures';
import { Signature, type SignatureHandle, type SignatureValue } from '@/components/signature';
import { centreOf, liftFingers, mouse, tap, touch } from '../../helpers/touch';

afterEach(async () => {
  await liftFingers();
  cleanup();
  document.documentElement.removeAttribute('data-theme');
});

const pad = () => screen.getByRole('img') as HTMLCanvasElement;
const button = (name: string) => screen.getByRole('button', { name });

/** The colours of the pixels with ink and their numbers. By default without the soft edges of lines. */
function inkOf(canvas: HTMLCanvasElement, opacity = 255) {
  const pen = canvas.getContext('2d')!;
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const found = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < opacity) continue;
    const colour = `${data[at]},${data[at + 1]},${data[at + 2]}`;
    found.set(colour, (found.get(colour) ?? 0) + 1);
  }
  return found;
}
const inkCount = () => [...inkOf(pad(), 100).values()].reduce((sum, count) => sum + count, 0);

async function sign(by = { x: 80, y: 20 }) {
  const finger = await touch(pad());
  await finger.move(by);
  await finger.up();
}

const lastOf = (onChange: Mock) => onChange.mock.lastCall?.[0] as SignatureValue;

const line: SignatureValue = {
  strokes: [
    [
      { x: -60, y: 0 },
      { x: 60, y: 0 },
    ],
  ],
  text: '',
};

describe('Signature', () => {
  it('draws a line with a finger, from the point that it touches', async () => {
    const onChange = vi.fn();
    render(<Signature onChange={onChange} />);
    expect(screen.getByRole('img', { name: 'Not signed yet' })).toBeTruthy();
    expect(inkCount()).toBe(0);
    const finger = await touch(pad());
    await finger.move({ x: 40 });
    expect(inkCount()).toBeGreaterThan(50);
    expect(onChange).not.toHaveBeenCalled();
    await finger.up();
    expect(onChange).toHaveBeenCalledOnce();
    const [stroke] = lastOf(onChange).strokes;
    expect(Math.round(stroke![0]!.x)).toBe(0);
    expect(Math.round(stroke![0]!.y)).toBe(0);
    expect(Math.round(stroke![stroke!.length - 1]!.x)).toBe(40);
    expect(screen.getByRole('img', { name: 'Signed' })).toBeTruthy();
  });

  it('draws a dot for a touch without a move, and lines with a mouse and a pen', async () => {
    const onChange = vi.fn();
    render(<Signature onChange={onChange} />);
    await tap(pad());
    expect(lastOf(onChange).strokes[0]).toHaveLength(1);
    const dot = inkCount();
    expect(dot).toBeGreaterThan(0);
    for (const pointerType of ['mouse', 'pen']) {
      const { x, y } = centreOf(pad());
      await mouse('mousePressed', { x, y: y + 20 }, { pointerType });
      await mouse('mouseMoved', { x: x + 30, y: y + 20 }, { pointerType });
      await mouse('mouseReleased', { x: x + 30, y: y + 20 }, { pointerType });
    }
    await expect.poll(() => lastOf(onChange).strokes.length).toBe(3);
    expect(inkCount()).toBeGreaterThan(dot);
  });

  it('keeps the page and an outer drag still while a finger draws', async () => {
    const onStart = vi.fn();
    const onChange = vi.fn();
    function Page() {
      const drag = useDrag({ axis: 'y', onStart });
      return (
        <div ref={drag} style={{ height: 3000 }}>
          <Signature onChange={onChange} />
        </div>
      );
    }
    render(<Page />);
    await sign({ x: 0, y: -60 });
    expect(window.scrollY).toBe(0);
    expect(onStart).not.toHaveBeenCalled();
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('adds no line for a second finger', async () => {
    const onChange = vi.fn();
    render(<Signature onChange={onChange} />);
    const first = await touch(pad(), 0);
    await first.move({ x: 30 });
    const { x, y } = centreOf(pad());
    const second = await touch({ x: x - 60, y: y + 40 }, 1);
    await second.move({ x: -30 });
    await second.up();
    await first.move({ x: 30 });
    await first.up();
    expect(onChange).toHaveBeenCalledOnce();
    const [stroke] = lastOf(onChange).strokes;
    expect(stroke!.every((point) => point.x >= -1)).toBe(true);
    expect(Math.round(stroke![stroke!.length - 1]!.x)).toBe(60);
  });

  it('drops the stroke when the system takes the touch, and survives an unmount', async () => {
    const onChange = vi.fn();
    const { unmount } = render(<Signature onChange={onChange} />);
    const finger = await touch(pad());
    await finger.move({ x: 30 });
    await finger.cancel();
    await expect.poll(inkCount).toBe(0);
    const other = await touch(pad());
    await other.move({ x: 30 });
    unmount();
    await other.up();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps lines inside of the pad', async () => {
    const onChange = vi.fn();
    render(<Signature onChange={onChange} style={{ width: 200 }} />);
    await sign({ x: 400, y: 0 });
    const [stroke] = lastOf(onChange).strokes;
    expect(Math.max(...stroke!.map(({ x }) => x))).toBeLessThanOrEqual(99);
  });

  it('undoes stroke by stroke, and clears, with buttons that keep the focus', async () => {
    const onChange = vi.fn();
    render(<Signature onChange={onChange} />);
    expect(button('Undo').ariaDisabled).toBe('true');
    await sign();
    await sign({ x: -80, y: 20 });
    await userEvent.click(button('Undo'));
    expect(lastOf(onChange).strokes).toHaveLength(1);
    await userEvent.click(button('Clear'));
    expect(lastOf(onChange)).toEqual({ strokes: [], text: '' });
    expect(inkCount()).toBe(0);
    expect(document.activeElement).toBe(button('Clear'));
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledTimes(4);
  });

  it('keeps the strokes in the middle, and smaller where they do not fit', async () => {
    render(<Signature defaultValue={line} style={{ width: 400 }} />);
    const wide = inkCount();
    const group = screen.getByRole('group');
    group.style.width = '300px';
    await expect.poll(() => pad().clientWidth).toBeLessThan(300);
    await expect.poll(() => Math.abs(inkCount() - wide) < wide / 10).toBe(true);
    group.style.width = '80px';
    await expect.poll(() => inkCount() > 0 && inkCount() < wide * 0.7).toBe(true);
    group.style.width = '400px';
    await expect.poll(() => Math.abs(inkCount() - wide) < wide / 10).toBe(true);
  });

  it('has the colour of text in each theme, and white paper under a colour of the owner', async () => {
    const { rerender } = render(<Signature defaultValue={line} />);
    expect([...inkOf(pad()).keys()]).toContain('20,32,28');
    document.documentElement.dataset.theme = 'dark';
    await expect.poll(() => [...inkOf(pad()).keys()]).toContain('232,239,236');
    rerender(<Signature defaultValue={line} penColor="#0000ff" />);
    await expect.poll(() => [...inkOf(pad()).keys()]).toEqual(['0,0,255']);
    const paper = pad().parentElement as HTMLElement;
    expect(getComputedStyle(paper).backgroundColor).toBe('rgb(255, 255, 255)');
  });

  it('shows the strokes of its owner, who may refuse others', async () => {
    const onChange = vi.fn();
    const { rerender } = render(<Signature value={line} onChange={onChange} />);
    const before = inkCount();
    await sign({ x: 20, y: 60 });
    expect(lastOf(onChange).strokes).toHaveLength(2);
    expect(inkCount()).toBe(before);
    rerender(<Signature value={{ strokes: [], text: '' }} onChange={onChange} />);
    expect(inkCount()).toBe(0);
  });

  it('takes no strokes while it is disabled or read-only', async () => {
    const onChange = vi.fn();
    const { rerender } = render(<Signature disabled onChange={onChange} />);
    await sign();
    rerender(<Signature readOnly onChange={onChange} />);
    await sign();
    expect(screen.queryAllByRole('button')).toEqual([]);
    rerender(
      <fieldset disabled>
        <Signature onChange={onChange} />
      </fieldset>,
    );
    await sign();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the images of a Signature', () => {
  const handle = createRef<SignatureHandle>();

  it('contain only the lines, in black, three pixels for each pixel', async () => {
    render(<Signature handle={handle} defaultValue={line} />);
    const blob = (await handle.current!.toBlob())!;
    expect(blob.type).toBe('image/png');
    const image = await createImageBitmap(blob);
    expect([image.width, image.height]).toEqual([375, 15]);
    const canvas = Object.assign(document.createElement('canvas'), { width: 375, height: 15 });
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    expect([...inkOf(canvas).keys()]).toEqual(['0,0,0']);
    expect((await handle.current!.toBlob('image/jpeg', 0.8))!.type).toBe('image/jpeg');
    expect(handle.current!.toDataURL('image/jpeg')).toMatch(/^data:image\/jpeg;base64,/);
  });

  it('are missing without a signature', async () => {
    render(<Signature handle={handle} />);
    expect(handle.current!.isEmpty()).toBe(true);
    expect(await handle.current!.toBlob()).toBeNull();
    expect(handle.current!.toDataURL()).toBe('');
  });

  it('follow undo and clear at once', () => {
    const two = { strokes: [...line.strokes, ...line.strokes, ...line.strokes], text: '' };
    const onChange = vi.fn();
    render(<Signature handle={handle} defaultValue={two} onChange={onChange} />);
    handle.current!.undo();
    handle.current!.undo();
    expect(lastOf(onChange).strokes).toHaveLength(1);
    handle.current!.clear();
    expect(handle.current!.isEmpty()).toBe(true);
    handle.current!.undo();
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('show a typed name', async () => {
    render(<Signature handle={handle} defaultValue={{ strokes: [], text: 'Ada' }} />);
    const image = await createImageBitmap((await handle.current!.toBlob())!);
    expect(image.width).toBeGreaterThan(image.height);
  });
});
