import { afterEach, expect, it, onTestFinished } from 'vitest';
import type { Env } from '@/platform';
import { settleAfterKeyboard } from '@/platform/host/webview';

function start() {
  const scrolls: number[][] = [];
  const frames: (() => void)[] = [];
  const window = { scrollX: 0, scrollY: 120, scrollTo: (...to: number[]) => scrolls.push(to) };
  const frame = (run: () => void) => {
    frames.push(run);
    return () => void frames.splice(frames.indexOf(run), 1);
  };
  const stop = settleAfterKeyboard({ window, document, frame } as unknown as Env);
  onTestFinished(stop);
  const [first, second] = ['a', 'b'].map(() =>
    document.body.appendChild(document.createElement('input')),
  ) as [HTMLInputElement, HTMLInputElement];
  const draw = () => {
    for (const run of frames.splice(0)) run();
  };
  return { scrolls, stop, first, second, draw };
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('says once more where the page stands when the keyboard goes, and never scrolls it to the top', () => {
  const { scrolls, first, draw } = start();
  first.focus();
  first.blur();
  expect(scrolls).toEqual([]);
  draw();
  expect(scrolls).toEqual([[0, 120]]);
});

it('leaves the page alone while the next field is typed into', () => {
  const { scrolls, first, second, draw } = start();
  first.focus();
  second.focus();
  draw();
  expect(scrolls).toEqual([]);
});

it('is over when it is over', () => {
  const { scrolls, stop, first, draw } = start();
  first.focus();
  first.blur();
  stop();
  draw();
  first.focus();
  first.blur();
  draw();
  expect(scrolls).toEqual([]);
});
