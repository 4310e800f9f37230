import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchLate, type Late, late, latePart, useLate } from '@/shared/late-part';
import { createDeferred } from '../helpers/deferred';

afterEach(cleanup);

type Props = { readonly text: string };

const Line = ({ text }: Props) => <p>{text}</p>;

it('a lazy component renders after its chunk has loaded, with the newest props', async () => {
  const { promise, resolve } = createDeferred<typeof Line>();
  const Part = latePart<Props>(() => promise);
  const { container, rerender } = render(<Part text="one" />, { wrapper: StrictMode });
  expect(container.textContent).toBe('');
  rerender(<Part text="two" />);
  resolve(Line);
  await screen.findByText('two');
});

it('a lazy component whose chunk is loaded renders at once', async () => {
  const load = vi.fn(async () => Line);
  const Part = latePart<Props>(load);
  render(<Part text="one" />);
  await screen.findByText('one');
  render(<Part text="two" />);
  expect(screen.getByText('two')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a chunk that fails to load leaves the rest of the page as it is, and the next mount requests it again', async () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')) as Promise<typeof Line>);
  const Part = latePart<Props>(load);
  const { container } = render(
    <div>
      around
      <Part text="one" />
    </div>,
  );
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await expect(load.mock.results[0]?.value).rejects.toThrow('gone');
  expect(container.textContent).toBe('around');
  load.mockImplementation(async () => Line);
  render(<Part text="two" />);
  await screen.findByText('two');
  expect(container.textContent).toBe('around');
});

describe('useLate', () => {
  const noNetwork = () => new TypeError('no network');
  type Options = { code: Late<typeof Line>; wanted: unknown; onFail?: () => void };

  function User({ code, wanted, onFail }: Options) {
    const [Part] = useLate(code, wanted, onFail);
    return Part ? <Part text="loaded" /> : 'waiting';
  }

  it('requests the code when it is wanted, and keeps it', async () => {
    const load = vi.fn(async () => Line);
    const code = late(load);
    const { rerender } = render(<User code={code} wanted={false} />);
    expect(load).not.toHaveBeenCalled();
    rerender(<User code={code} wanted />);
    await screen.findByText('loaded');
    rerender(<User code={code} wanted={false} />);
    expect(screen.getByText('loaded')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reports a failure, and another value of `wanted` requests the code again', async () => {
    const load = vi.fn(async () => Line).mockRejectedValueOnce(noNetwork());
    const code = late(load);
    const onFail = vi.fn();
    const { rerender } = render(<User code={code} wanted={1} onFail={onFail} />);
    await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1));
    rerender(<User code={code} wanted={2} onFail={onFail} />);
    await screen.findByText('loaded');
    expect(onFail).toHaveBeenCalledTimes(1);
  });

  it('requests the code again when the network is back, until the unmount', async () => {
    const load = vi.fn(() => Promise.reject(noNetwork()) as Promise<typeof Line>);
    const code = late(load);
    const onFail = vi.fn();
    const { unmount } = render(<User code={code} wanted onFail={onFail} />);
    await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(onFail).toHaveBeenCalledTimes(2));
    unmount();
    window.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('returns code that was fetched before in its first render', async () => {
    const code = late(async () => Line);
    await fetchLate(code);
    render(<User code={code} wanted />);
    expect(screen.getByText('loaded')).toBeTruthy();
  });
});
