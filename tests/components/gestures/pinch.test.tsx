import { cleanup, render, screen } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { mergeRefs, type Pinch, useDrag, usePinch } from '@/components/kit/gestures';
import { centreOf, pinch, touch } from '../../helpers/touch';

afterEach(cleanup);

type StageProps = { log: string[]; pinches?: Pinch[]; disabled?: boolean };

function Stage({ log, pinches, disabled = false }: StageProps) {
  const drag = useDrag({
    axis: 'x',
    onStart: () => log.push('drag'),
    onEnd: ({ how }) => log.push(`drag ${how}`),
  });
  const zoom = usePinch({
    disabled,
    onStart: () => log.push('pinch'),
    onMove: (now) => pinches?.push(now),
    onEnd: ({ how }) => log.push(`pinch ${how}`),
  });
  const ref = useMemo(() => mergeRefs(drag, zoom), [drag, zoom]);
  return <div ref={ref} data-testid="stage" style={{ width: 300, height: 300 }} />;
}

const stage = () => screen.getByTestId('stage');

describe('usePinch', () => {
  it('reports the distance and the centre of two fingers', { tags: 'long' }, async () => {
    const log: string[] = [];
    const pinches: Pinch[] = [];
    render(<Stage log={log} pinches={pinches} />);
    const { x, y } = centreOf(stage());
    await pinch(
      [
        { x: x - 40, y },
        { x: x + 40, y },
      ],
      [
        { x: x - 80, y: y + 20 },
        { x: x + 80, y: y + 20 },
      ],
    );
    await expect.poll(() => log).toEqual(['pinch', 'pinch release']);
    const last = pinches[pinches.length - 1];
    expect(last?.scale).toBeCloseTo(2, 1);
    expect(last?.angle).toBeCloseTo(0, 0);
    expect(last?.y).toBeCloseTo(20, 0);
    expect(last?.point.x).toBeCloseTo(x, 0);
  });

  it("a second finger cancels a drag, and the rest of the first finger's move is ignored", {
    tags: 'long',
  }, async () => {
    const log: string[] = [];
    render(<Stage log={log} />);
    const { x, y } = centreOf(stage());
    const first = await touch({ x: x - 40, y });
    await first.move({ x: 40 });
    expect(log).toEqual(['drag']);
    const second = await touch({ x: x + 60, y }, 1);
    await expect.poll(() => log).toEqual(['drag', 'drag cancel', 'pinch']);
    await second.move({ x: 30 });
    await second.up();
    await expect.poll(() => log[3]).toBe('pinch release');
    await first.move({ x: 40 });
    await first.up();
    expect(log).toHaveLength(4);
    const next = await touch(stage());
    await next.move({ x: 60 });
    await next.up();
    await expect.poll(() => log.slice(4)).toEqual(['drag', 'drag release']);
  });

  it('follows a pinch on a trackpad, and ends after it', async () => {
    const log: string[] = [];
    const pinches: Pinch[] = [];
    render(<Stage log={log} pinches={pinches} />);
    const turn = (deltaY: number, ctrlKey = true) => {
      const event = new WheelEvent('wheel', { deltaY, ctrlKey, cancelable: true });
      stage().dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(turn(10, false)).toBe(false);
    expect([turn(-30), turn(-30)]).toEqual([true, true]);
    expect(pinches[1]?.scale).toBeCloseTo(Math.exp(0.6));
    await expect.poll(() => log).toEqual(['pinch', 'pinch release']);
  });

  it('leaves pinches to the browser while it is disabled', async () => {
    const log: string[] = [];
    const { rerender } = render(<Stage log={log} disabled />);
    expect(stage().style.touchAction).toBe('pan-y pinch-zoom');
    rerender(<Stage log={log} />);
    expect(stage().style.touchAction).toBe('pan-y');
    rerender(<Stage log={log} disabled />);
    expect(stage().style.touchAction).toBe('pan-y pinch-zoom');
    rerender(<div />);
    expect(log).toEqual([]);
  });
});
