import { cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSafeCallbacks } from '@/components/kit/use-safe-call';
import type { ErrorOrigin } from '@/shared/errors';
import { ReportContext } from '@/shared/contexts';

afterEach(cleanup);

type Props = {
  readonly onMonthShow?: (month: string) => unknown;
  readonly beforeChange?: () => unknown;
};

type Given = Props & { readonly onRender?: (safe: Props) => void };

function Month({ onRender, ...given }: Given) {
  const safe = useSafeCallbacks(given);
  onRender?.(safe);
  const { onMonthShow } = safe;
  // oxlint-disable-next-line react/exhaustive-deps, portico/effect-returns-callback -- the mistake that must be harmless
  useEffect(() => onMonthShow?.('2026-02') as undefined, []);
  return <p>February</p>;
}

const mistake = new Error('a mistake');

const throwMistake = (): never => {
  throw mistake;
};

const habits: readonly (readonly [habit: string, callback: () => unknown, errors: unknown[]])[] = [
  ['throws', throwMistake, [mistake]],
  ['rejects', () => Promise.reject(mistake), [mistake]],
  ['returns a value', () => 'a value', []],
  ['is async', async () => {}, []],
];

describe('the callbacks of a component', () => {
  it.each(habits)(
    'one that %s is no clean-up of an effect',
    async (_habit, onMonthShow, errors) => {
      const reported: [unknown, ErrorOrigin | undefined][] = [];
      const { unmount, container } = render(
        <ReportContext value={(...told) => reported.push(told as [unknown, ErrorOrigin])}>
          <Month onMonthShow={onMonthShow} />
        </ReportContext>,
      );
      await expect.poll(() => reported.map(([error]) => error)).toEqual(errors);
      expect(reported.every(([, origin]) => origin?.source === 'callback')).toBe(true);
      expect(container.textContent).toBe('February');
      unmount();
    },
  );

  it('a report goes to the console outside of an app', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(<Month onMonthShow={throwMistake} />);
    expect(log.mock.calls).toEqual([[mistake]]);
  });

  it('stay the same functions while their owner passes the same ones', () => {
    const seen: Props[] = [];
    const onMonthShow = () => {};
    const draw = () => <Month onMonthShow={onMonthShow} onRender={(safe) => seen.push(safe)} />;
    const { rerender } = render(draw());
    rerender(draw());
    expect(new Set(seen.map((safe) => safe.onMonthShow)).size).toBe(1);
  });

  it('one whose answer counts stays as it is', () => {
    const seen: Props[] = [];
    const beforeChange = () => false;
    render(<Month beforeChange={beforeChange} onRender={(safe) => seen.push(safe)} />);
    expect(seen.at(-1)?.beforeChange).toBe(beforeChange);
  });
});
