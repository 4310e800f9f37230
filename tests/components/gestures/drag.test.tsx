import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Drag } from '@/components/kit/gestures';
import { centreOf, drawn, mouse, touch } from '../../helpers/touch';
import { frame } from '../../helpers/waiting';
import { Pad, scroller } from './parts';

afterEach(cleanup);

const at = (name: string) => screen.getByTestId(name);
/** Waits until the browser's own scroll after a fling has ended. */
const rests = async (element: HTMLElement) => {
  let [before, still] = [Number.NaN, 0];
  while (still < 10) {
    await frame();
    still = element.scrollTop === before ? still + 1 : 0;
    before = element.scrollTop;
  }
};
const tall = <div style={{ height: 2000, width: 100 }} />;

describe('useDrag', () => {
  it('starts at once with immediate, and keeps an outer drag from starting', async () => {
    const log: string[] = [];
    render(
      <Pad name="outer" log={log}>
        <Pad name="inner" log={log} immediate />
      </Pad>,
    );
    const finger = await touch(at('inner'));
    expect(log).toEqual(['inner start']);
    await finger.move({ x: 20 });
    await finger.up();
    expect(log).toEqual(['inner start', 'inner release 20,0']);
  });

  it.each(['mouse', 'pen'])(
    'follows a %s from the point where the drag starts, without a jump',
    async (kind) => {
      const log: string[] = [];
      const moves: Drag[] = [];
      render(
        <Pad name="pad" log={log} onStart={(d) => moves.push(d)} onMove={(d) => moves.push(d)} />,
      );
      const { x, y } = centreOf(at('pad'));
      // Timestamps one frame apart make the speed independent of the machine. The speed is computed from them.
      let sentAt = Date.now() / 1000;
      const how = () => {
        sentAt += 0.016;
        return { pointerType: kind, timestamp: sentAt };
      };
      await mouse('mousePressed', { x, y }, how());
      await mouse('mouseMoved', { x: x + 4, y }, how());
      expect(log).toEqual([]);
      for (const by of [20, 40, 60]) await mouse('mouseMoved', { x: x + by, y: y - by }, how());
      await mouse('mouseReleased', { x: x + 60, y: y - 60 }, how());
      await expect.poll(() => log[1]).toMatch(/^pad release/);
      const [first, last] = [moves[0] as Drag, moves[moves.length - 1] as Drag];
      expect(first).toMatchObject({ x: 0, y: 0, from: { x, y } });
      expect(last).toMatchObject({ point: { x: x + 60, y: y - 60 }, from: { x, y } });
      expect(last.x).toBeCloseTo(last.point.x - first.point.x);
      expect(last.x).toBeGreaterThan(35);
      expect(last.vx).toBeGreaterThan(0);
      expect(last.vy).toBeLessThan(0);
    },
  );

  it('ignores the other mouse buttons and text selection in a field', {
    tags: 'long',
  }, async () => {
    const log: string[] = [];
    render(
      <Pad name="pad" log={log} axis="x">
        <input aria-label="text" defaultValue="marble and granite" />
      </Pad>,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox');
    const field = centreOf(input);
    await mouse('mousePressed', { x: field.x - 60, y: field.y });
    for (const by of [40, 20, 0]) await mouse('mouseMoved', { x: field.x - by, y: field.y });
    await mouse('mouseReleased', { x: field.x, y: field.y });
    await expect
      .poll(() => Number(input.selectionEnd) - Number(input.selectionStart))
      .toBeGreaterThan(3);
    const { x, y } = centreOf(at('pad'));
    const middle = { button: 'middle', buttons: 4 };
    await mouse('mousePressed', { x, y }, middle);
    await mouse('mouseMoved', { x: x + 50, y }, middle);
    await mouse('mouseReleased', { x: x + 50, y }, middle);
    expect(log).toEqual([]);
  });

  it('a drag with the mouse selects no text', { tags: 'long' }, async () => {
    const log: string[] = [];
    render(
      <Pad name="pad" log={log} axis="x" style={{ height: 30 }}>
        granite, marble, basalt and slate
      </Pad>,
    );
    const { left, top } = at('pad').getBoundingClientRect();
    await mouse('mousePressed', { x: left + 10, y: top + 8 });
    for (const by of [3, 30, 80, 150]) await mouse('mouseMoved', { x: left + 10 + by, y: top + 8 });
    expect(getSelection()?.toString()).toBe('');
    await mouse('mouseReleased', { x: left + 160, y: top + 8 });
    await expect.poll(() => log.length).toBe(2);
  });

  it('drags along its axis, and the browser scrolls along the other one', async () => {
    const log: string[] = [];
    render(
      <div style={scroller} data-testid="scroller">
        <Pad name="row" log={log} axis="x" />
        {/* The scroller moves by 80 px at most, so that the row stays in sight after any fling. */}
        <div style={{ height: 180 }} />
      </div>,
    );
    const across = await touch(at('row'));
    await across.move({ y: -90 });
    await across.up();
    await expect.poll(() => at('scroller').scrollTop).toBeGreaterThan(40);
    expect(log).toEqual([]);
    await rests(at('scroller'));
    const before = at('scroller').scrollTop;
    const along = await touch(at('row'));
    await along.move({ x: -90, y: 20 });
    await along.up();
    await expect.poll(() => log[0]).toBe('row start');
    expect(log[1]).toMatch(/^row release -[5-9]\d,/);
    expect(at('scroller').scrollTop).toBe(before);
  });

  it('a vertical drag inside a scroller does not scroll it', { tags: 'long' }, async () => {
    const log: string[] = [];
    render(
      <div style={scroller} data-testid="scroller">
        <Pad name="wheel" log={log} axis="y" />
        {tall}
      </div>,
    );
    const finger = await touch(at('wheel'));
    await finger.move({ y: -120 });
    await finger.up();
    await expect.poll(() => log[1]).toMatch(/^wheel release 0,-/);
    expect(at('scroller').scrollTop).toBe(0);
  });

  it('the innermost element with a matching axis gets the drag', async () => {
    const log: string[] = [];
    render(
      <Pad name="outer x" log={log} axis="x">
        <Pad name="inner y" log={log} axis="y" style={{ height: 100, width: 200 }} />
      </Pad>,
    );
    for (const by of [{ x: 80 }, { y: 60 }]) {
      const finger = await touch(at('inner y'));
      await finger.move(by);
      await finger.up();
    }
    await expect.poll(() => log.length).toBe(4);
    expect(log.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'outer x start',
      'outer x release',
      'inner y start',
      'inner y release',
    ]);
  });

  it('an outer element gets the drag that the inner one refuses', { tags: 'long' }, async () => {
    const log: string[] = [];
    render(
      <StrictMode>
        <Pad name="outer" log={log} axis="x">
          <Pad
            name="inner"
            log={log}
            axis="x"
            accepts={({ x }) => x < 0}
            style={{ height: 100, width: 200 }}
          />
        </Pad>
      </StrictMode>,
    );
    for (const x of [-80, 80, -80]) {
      const finger = await touch(at('inner'));
      await finger.move({ x });
      await finger.up();
    }
    await expect.poll(() => log.length).toBe(6);
    expect(log.filter((line) => line.endsWith('start'))).toEqual([
      'inner start',
      'outer start',
      'inner start',
    ]);
  });

  it('an outer element gets the drag only when the scroller inside is at its end', {
    tags: 'long',
  }, async () => {
    const log: string[] = [];
    render(
      <Pad name="sheet" log={log} axis="y" style={{ height: 320 }}>
        <div style={scroller} data-testid="scroller">
          {tall}
        </div>
      </Pad>,
    );
    const up = await touch(at('scroller'));
    await up.move({ y: -80 });
    await up.up();
    await expect.poll(() => at('scroller').scrollTop).toBeGreaterThan(30);
    expect(log).toEqual([]);
    await rests(at('scroller'));
    // With three device pixels per CSS pixel, a scroller can stop at a fraction.
    at('scroller').scrollTop = 0.4;
    vi.spyOn(at('scroller'), 'scrollTop', 'get').mockReturnValue(0.4);
    await frame();
    const down = await touch(at('scroller'));
    await down.move({ y: 80 });
    await down.up();
    await expect.poll(() => log.length).toBe(2);
    expect(log[0]).toBe('sheet start');
  });

  it('with `hold` a drag starts after the finger has rested, and a faster move scrolls', {
    tags: 'long',
  }, async () => {
    const log: string[] = [];
    const list = (hold: number) => (
      <div style={scroller} data-testid="scroller">
        <Pad name="row" log={log} axis="y" hold={hold} />
        {tall}
      </div>
    );
    // A slow machine may need more than half a second between the touch and the first move.
    const { rerender } = render(list(60_000));
    await drawn();
    const hasty = await touch(at('row'));
    await hasty.move({ y: -90 });
    await hasty.up();
    await expect.poll(() => at('scroller').scrollTop).toBeGreaterThan(40);
    expect(log).toEqual([]);
    await rests(at('scroller'));
    at('scroller').scrollTop = 10;
    const before = 10;
    rerender(list(500));
    const held = await touch(at('row'));
    await expect.poll(() => log).toEqual(['row start']);
    await held.move({ y: 60 });
    await held.up();
    await expect.poll(() => log[1]).toBe('row release 0,60');
    expect(at('scroller').scrollTop).toBe(before);
  });

  it('reports a cancelled touch, and follows the next one', { tags: 'long' }, async () => {
    const log: string[] = [];
    render(<Pad name="pad" log={log} />);
    const taken = await touch(at('pad'));
    await taken.move({ x: 60 });
    await taken.cancel();
    await expect.poll(() => log[1]).toMatch(/^pad cancel/);
    const next = await touch(at('pad'));
    await next.move({ x: 60 });
    await next.up();
    await expect.poll(() => log[3]).toMatch(/^pad release/);
  });

  it('is cancelled when the document is hidden, and ignores the rest of the move', async () => {
    const log: string[] = [];
    render(<Pad name="pad" log={log} axis="x" />);
    const finger = await touch(at('pad'));
    await finger.move({ x: 60 });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(log[1]).toMatch(/^pad cancel/);
    await finger.move({ x: 60 });
    await finger.up();
    expect(log).toHaveLength(2);
  });

  it('is cancelled when it is unmounted or disabled during a drag', { tags: 'long' }, async () => {
    const log: string[] = [];
    const { rerender } = render(<Pad name="pad" log={log} axis="x" />);
    expect(at('pad').style.touchAction).toBe('pan-y pinch-zoom');
    const first = await touch(at('pad'));
    await first.move({ x: 60 });
    rerender(<Pad name="pad" log={log} axis="x" disabled />);
    expect(log[1]).toMatch(/^pad cancel/);
    expect(at('pad').style.touchAction).toBe('');
    await first.move({ x: 60 });
    await first.up();
    rerender(<Pad name="pad" log={log} axis="x" />);
    const second = await touch(at('pad'));
    await second.move({ x: 60 });
    rerender(<div />);
    await second.up();
    expect(log.slice(2)).toEqual(['pad start', expect.stringMatching(/^pad cancel/)]);
  });

  it('continues while its owner renders again', { tags: 'long' }, async () => {
    const log: string[] = [];
    const { rerender } = render(<Pad name="pad" log={log} onMove={() => log.push('old')} />);
    const finger = await touch(at('pad'));
    await finger.move({ x: 40 });
    log.length = 0;
    rerender(<Pad name="pad" log={log} onMove={() => log.push('new')} />);
    await finger.move({ x: 40 }, 2);
    await finger.up();
    await expect.poll(() => log[2]).toMatch(/^pad release/);
    expect(log.slice(0, 2)).toEqual(['new', 'new']);
  });

  it('is cancelled when an element around it captures the pointer', { tags: 'long' }, async () => {
    const log: string[] = [];
    render(
      <div
        data-testid="page"
        onPointerMove={(event) => {
          if (event.clientX > 250) event.currentTarget.setPointerCapture(event.pointerId);
        }}
      >
        <Pad name="pad" log={log} axis="x" />
      </div>,
    );
    const finger = await touch(at('pad'));
    await finger.move({ x: 60 });
    expect(log).toEqual(['pad start']);
    await finger.move({ x: 80 });
    await expect.poll(() => log[1]).toMatch(/^pad cancel/);
    await finger.up();
    expect(log).toHaveLength(2);
  });
});
