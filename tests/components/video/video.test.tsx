import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Activity, createRef, StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Video, type VideoHandle, type VideoProps } from '@/components/video';
import { VIDEO_CONTROLS_DURATION } from '@/shared/defaults';
import { centreOf, mouse, touch } from '../../helpers/touch';
import '@/components/kit/tokens.css';

const src = new URL('../../../src/components/video/delivery.webm', import.meta.url).href;
let film = '';
beforeAll(async () => {
  // A Blob can seek without a server that supports ranges.
  film = URL.createObjectURL(await (await fetch(src)).blob());
});
beforeEach(() => {
  document.body.style.width = '360px';
  keepControls();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('dir');
});

/** The policy allows media of blobs. */
const noFilm = () => URL.createObjectURL(new Blob(['none'], { type: 'video/webm' }));
const video = () => document.querySelector('video')!;
const root = () => screen.getByRole('group', { name: 'Slab' });
const stage = () => document.querySelector<HTMLElement>('[data-stage]')!;
const lines = () => [...document.querySelectorAll<HTMLElement>('[aria-hidden] > span')];
const button = (name: string) => screen.getByRole('button', { name });
/** Sends real mouse events without waiting: `userEvent` waits for frames, and a playing video on a busy machine leaves few. */
const press = async (element: Element) => {
  await mouse('mousePressed', centreOf(element));
  await mouse('mouseReleased', centreOf(element));
};

/** Keeps the controls visible. They hide 3 s after the last touch, which may be too early on a busy machine. */
function keepControls() {
  const { setTimeout } = window;
  const holdBack = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
    ms === VIDEO_CONTROLS_DURATION ? 0 : setTimeout(run, ms, ...rest);
  vi.spyOn(window, 'setTimeout').mockImplementation(holdBack as typeof setTimeout);
}

async function show(props: VideoProps = {}) {
  const handle = createRef<VideoHandle>();
  const view = render(
    <StrictMode>
      <Video src={film} label="Slab" muted handle={handle} {...props} />
    </StrictMode>,
  );
  if (!('src' in props)) await waitFor(() => expect(video().readyState).toBeGreaterThan(0));
  return { ...view, handle: handle as { current: VideoHandle } };
}

/** A video that has started, so that the controls are visible. */
async function started(props: VideoProps = {}) {
  const view = await show(props);
  await act(() => view.handle.current.play());
  // A video that is paused before its first frame counts as not started.
  await waitFor(() => expect(video().currentTime).toBeGreaterThan(0));
  return view;
}

describe('Video', () => {
  it('shows a large play button first, and then named controls', async () => {
    await show({ danmuBtn: true });
    expect(root().dataset.state).toBe('paused');
    expect(screen.queryByRole('slider')).toBeNull();
    await press(button('Play'));
    await waitFor(() => expect(root().dataset.state).toBe('playing'));
    for (const name of ['Pause', 'Unmute', 'Comments', 'Full screen']) button(name);
    expect(screen.getByRole('combobox', { name: 'Speed' })).toHaveProperty('value', '1');
    const seek = screen.getByRole('slider', { name: 'Position' });
    await waitFor(() => expect(seek.getAttribute('aria-valuetext')).toMatch(/^0:\d\d of 0:24$/));
    await press(button('Pause'));
    await waitFor(() => expect(video().paused).toBe(true));
  });

  it('hides the controls that are switched off', async () => {
    await started({
      showProgress: false,
      showPlayBtn: false,
      showMuteBtn: false,
      showRateBtn: false,
      showFullscreenBtn: false,
    });
    expect(screen.queryAllByRole('button')).toEqual([]);
    cleanup();
    await show({ controls: false, showCenterPlayBtn: false });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(video().controls).toBe(false);
  });

  it('calls its callbacks, and its handle controls it', async () => {
    const [onTimeUpdate, onLoadedMetadata, onPause] = [vi.fn(), vi.fn(), vi.fn()];
    const { handle } = await show({ onTimeUpdate, onLoadedMetadata, onPause, initialTime: 12 });
    expect(onLoadedMetadata).toHaveBeenLastCalledWith({ width: 320, height: 180, duration: 24 });
    await waitFor(() => expect(video().currentTime).toBe(12));
    await handle.current.play();
    handle.current.playbackRate(1.5);
    expect(video().playbackRate).toBe(1.5);
    handle.current.playbackRate(7);
    expect(video().playbackRate).toBe(1);
    handle.current.seek(99);
    expect(video().currentTime).toBe(24);
    handle.current.seek(Number.NaN);
    handle.current.stop();
    expect([video().paused, video().currentTime]).toEqual([true, 0]);
    await waitFor(() => expect(onPause).toHaveBeenCalled());
    expect(onTimeUpdate).toHaveBeenLastCalledWith({ currentTime: 0, duration: 24 });
  });

  it('[S9.25] hides its controls after 3 s, but not while it is paused or a control has the focus', async () => {
    await started();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => stage().click());
    act(() => stage().click());
    const isShown = () => root().dataset.controls;
    expect(isShown()).toBe('shown');
    act(() => vi.advanceTimersByTime(2999));
    expect(isShown()).toBe('shown');
    act(() => vi.advanceTimersByTime(1));
    expect(isShown()).toBe('hidden');
    act(() => button('Full screen').focus());
    expect(isShown()).toBe('shown');
    act(() => vi.advanceTimersByTime(9000));
    expect(isShown()).toBe('shown');
    act(() => button('Full screen').blur());
    act(() => vi.advanceTimersByTime(3000));
    expect(isShown()).toBe('hidden');
    act(() => {
      video().pause();
      video().dispatchEvent(new Event('pause'));
    });
    expect(isShown()).toBe('shown');
    act(() => vi.advanceTimersByTime(9000));
    expect(isShown()).toBe('shown');
  });

  it('can be controlled with keys', { tags: 'long' }, async () => {
    const { handle } = await started();
    await press(button('Pause'));
    await userEvent.keyboard('k');
    await waitFor(() => expect(video().paused).toBe(false));
    await userEvent.keyboard('K');
    await waitFor(() => expect(video().paused).toBe(true));
    handle.current.seek(10);
    await userEvent.keyboard('{ArrowRight}');
    expect(video().currentTime).toBe(15);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(video().currentTime).toBe(5);
    document.documentElement.dir = 'rtl';
    await userEvent.keyboard('{ArrowLeft}');
    expect(video().currentTime).toBe(10);
    await userEvent.keyboard('m');
    expect(video().muted).toBe(false);
    await userEvent.keyboard('{ArrowDown}');
    expect(video().volume).toBe(0.9);
  });

  it('calls the handlers of its owner for focus, keys and mouse', { tags: 'long' }, async () => {
    const names = ['onFocus', 'onBlur', 'onKeyDown', 'onMouseDown', 'onMouseUp'] as const;
    const heard: string[] = [];
    const owner = Object.fromEntries(names.map((name) => [name, () => heard.push(name)]));
    await started(owner);
    await press(button('Pause'));
    await userEvent.keyboard('{Tab}');
    (await screen.findByRole('button', { name: 'Play' })).blur();
    expect(new Set(heard)).toEqual(new Set(names));
  });

  it('a tap shows or hides the controls, and a double tap plays or pauses', async () => {
    await started();
    expect(root().dataset.controls).toBe('shown');
    const tap = async () => (await touch({ x: 180, y: 40 })).up();
    await tap();
    await waitFor(() => expect(root().dataset.controls).toBe('hidden'));
    expect(video().paused).toBe(false);
    await userEvent.dblClick(stage(), { position: { x: 180, y: 40 } });
    await waitFor(() => expect(video().paused).toBe(true));
  });

  it.each([
    ['ltr', 50],
    ['rtl', -50],
  ])(
    'in %s a drag by %d px shows the new position, and seeks when the finger is lifted',
    { tags: 'long' },
    async (dir, x) => {
      document.documentElement.dir = dir;
      const { handle } = await started();
      act(() => handle.current.pause());
      handle.current.seek(10);
      const finger = await touch({ x: 180, y: 50 });
      await finger.move({ x: Math.sign(x) * 20 }, 2);
      const shown = () => document.querySelector('[data-kind="seek"]')?.textContent ?? '';
      await waitFor(() => expect(shown()).toMatch(/ 0:24$/));
      const taken = video().currentTime;
      await finger.move({ x }, 4);
      await waitFor(() => expect(shown()).toMatch(/^0:1[12] \/ 0:24$/));
      expect(video().currentTime).toBe(taken);
      await finger.up();
      // 600 px are 24 s, counted from where the drag started.
      await waitFor(() => expect(video().currentTime).toBeGreaterThan(11.5));
      expect(video().currentTime).toBeLessThan(13);
      expect(document.querySelector('[data-kind]')).toBeNull();
    },
  );

  it('with pageGesture a vertical drag changes the volume at the right, and the light at the left', {
    tags: 'long',
  }, async () => {
    await started({ pageGesture: true });
    const right = await touch({ x: 300, y: 30 });
    await right.move({ y: 90 });
    await right.up();
    await waitFor(() => expect(video().volume).toBeLessThan(0.7));
    const left = await touch({ x: 60, y: 30 });
    await left.move({ y: 90 });
    await left.up();
    const shade = () => document.querySelector<HTMLElement>('video + div')!.style;
    await waitFor(() => expect(Number(shade().opacity)).toBeGreaterThan(0.2));
  });

  it('pauses while its page is hidden, and when another video starts with `exclusive`', async () => {
    const tree = (mode: 'visible' | 'hidden', two = false) => (
      <>
        <Activity mode={mode}>
          <Video src={film} label="Slab" muted autoplay exclusive />
        </Activity>
        {two && <video src={film} data-other muted />}
      </>
    );
    const { rerender } = render(tree('visible'));
    await waitFor(() => expect(video().paused).toBe(false));
    rerender(tree('hidden'));
    await waitFor(() => expect(video().paused).toBe(true));
    rerender(tree('visible', true));
    await waitFor(() => expect(video().paused).toBe(false));
    const other = document.querySelector<HTMLVideoElement>('[data-other]')!;
    other.muted = true;
    await other.play();
    await waitFor(() => expect(video().paused).toBe(true));
  });

  it('stays paused after its page reappears when the user has paused it', async () => {
    const handle = createRef<VideoHandle>();
    const tree = (mode: 'visible' | 'hidden') => (
      <StrictMode>
        <Activity mode={mode}>
          <Video src={film} label="Slab" muted autoplay handle={handle} />
        </Activity>
      </StrictMode>
    );
    const { rerender } = render(tree('visible'));
    await waitFor(() => expect(video().played.length).toBe(1));
    act(() => handle.current?.pause());
    const play = vi.spyOn(video(), 'play');
    rerender(tree('hidden'));
    await act(async () => {});
    rerender(tree('visible'));
    await act(async () => {});
    expect(play).not.toHaveBeenCalled();
  });

  it('shows an error and loads again', { tags: 'long' }, async () => {
    const onError = vi.fn();
    await show({ src: noFilm(), onError });
    expect((await screen.findByRole('alert')).textContent).toContain('Could not play the video.');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 4 }));
    onError.mockClear();
    await press(button('Try again'));
    await waitFor(() => expect(onError).toHaveBeenCalled());
    await screen.findByRole('alert');
  });

  it('starts a new source at its initialTime, also after an error', {
    tags: 'long',
  }, async () => {
    const { rerender } = render(<Video src={noFilm()} label="Slab" />);
    await press(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('alert');
    rerender(<Video src={film} label="Slab" initialTime={5} />);
    await waitFor(() => expect(video().readyState).toBeGreaterThan(1));
    await waitFor(() => expect(video().seeking).toBe(false));
    expect(video().currentTime).toBe(5);
  });

  it.skipIf(!document.fullscreenEnabled)(
    'fills the screen with its controls',
    { tags: 'long' },
    async () => {
      const onFullScreenChange = vi.fn();
      const { handle } = await started({ onFullScreenChange });
      await press(button('Full screen'));
      await waitFor(() => expect(document.fullscreenElement).toBe(root()));
      await waitFor(() => expect(root().dataset.full).toBe('screen'));
      expect(onFullScreenChange).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ fullScreen: true }),
      );
      expect(button('Exit full screen')).toBeTruthy();
      await act(() => handle.current.exitFullScreen());
      await waitFor(() => expect(document.fullscreenElement).toBe(null));
      await waitFor(() => expect(root().dataset.full).toBeUndefined());
      expect(onFullScreenChange).toHaveBeenCalledTimes(2);
    },
  );

  it('fills the page when full screen is not allowed, and Escape leaves it', {
    tags: 'long',
  }, async () => {
    const onFullScreenChange = vi.fn();
    await started({ onFullScreenChange });
    root().requestFullscreen = () => Promise.reject(new TypeError('not allowed'));
    await press(button('Full screen'));
    await waitFor(() => expect(root().dataset.full).toBe('page'));
    expect(root().getBoundingClientRect().height).toBe(innerHeight);
    expect(onFullScreenChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ fullScreen: true }),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(root().dataset.full).toBeUndefined());
    expect(root().hasAttribute('popover')).toBe(false);
    expect(onFullScreenChange).toHaveBeenCalledTimes(2);
  });
});

describe('comments over a Video', () => {
  const danmuList = [
    { text: 'first', time: 0 },
    { text: 'second', color: 'rgb(1, 2, 3)' },
    { text: 'late', time: 20 },
  ];

  it('[S9.26] run in lanes for 4 s, stop while it is paused, and appear once', {
    tags: 'long',
  }, async () => {
    const { handle } = await started({ danmuList, enableDanmu: true });
    await waitFor(() =>
      expect(lines().map((line) => line.textContent)).toEqual(['first', 'second']),
    );
    const [first, second] = lines();
    expect(first!.style.top).not.toBe(second!.style.top);
    expect(second!.style.color).toBe('rgb(1, 2, 3)');
    const [motion] = first!.getAnimations();
    expect(motion!.effect!.getComputedTiming().duration).toBe(4000);
    act(() => handle.current.pause());
    await waitFor(() => expect(motion!.playState).toBe('paused'));
    handle.current.seek(19.9);
    await waitFor(() => expect(lines()).toEqual([]));
    await act(() => handle.current.play());
    await waitFor(() => expect(lines().map((line) => line.textContent)).toEqual(['late']));
  });

  it('appear again after a jump back', { tags: 'long' }, async () => {
    const { handle } = await started({ danmuList, enableDanmu: true });
    await waitFor(() => expect(lines()).toHaveLength(2));
    handle.current.seek(19.9);
    await waitFor(() => expect(lines().map((line) => line.textContent)).toEqual(['late']));
    handle.current.seek(0);
    await waitFor(() =>
      expect(lines().map((line) => line.textContent)).toEqual(['first', 'second']),
    );
  });

  it('can be sent by users, also with a platform event, and can be switched off', async () => {
    const { handle } = await started({ danmuBtn: true, enableDanmu: true });
    handle.current.sendDanmu({ text: 'mine' });
    const event = new CustomEvent('portico:danmu', {
      detail: { text: '<b>theirs</b>' },
      bubbles: true,
      cancelable: true,
    });
    expect(video().dispatchEvent(event)).toBe(false);
    expect(lines().map((line) => line.textContent)).toEqual(['mine', '<b>theirs</b>']);
    expect(button('Comments').getAttribute('aria-pressed')).toBe('true');
    await press(button('Comments'));
    expect(lines()).toEqual([]);
    handle.current.sendDanmu({ text: 'unseen' });
    expect(lines()).toEqual([]);
  });
});
