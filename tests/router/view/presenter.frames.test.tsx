import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterFrames } from '@/router/view/presenter';
import { createClock } from '@/shared/clock';
import { frame, wait } from '../../helpers/waiting';

afterEach(() => {
  vi.restoreAllMocks();
});

const clock = createClock(window);

describe('afterFrames', () => {
  it('runs once, after the given number of frames', async () => {
    const run = vi.fn();
    afterFrames(clock, 2, run);
    await frame();
    expect(run).not.toHaveBeenCalled();
    await frame();
    expect(run).toHaveBeenCalledTimes(1);
    await wait(200);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not run after it was cancelled', async () => {
    const run = vi.fn();
    const cancel = afterFrames(clock, 2, run);
    await frame();
    cancel();
    await wait(200);
    expect(run).not.toHaveBeenCalled();
  });

  it('runs after a time-out when the browser draws no frames', async () => {
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const run = vi.fn();
    const start = performance.now();
    afterFrames(clock, 1, run);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), { timeout: 5000 });
    expect(performance.now() - start).toBeGreaterThan(140);
  });
});
