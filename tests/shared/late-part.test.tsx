import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { latePart } from '@/shared/late-part';
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
