import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { WebView, type WebViewHandle } from '@/components/web-view';

afterEach(cleanup);

const page = new URL('../../../public/pictures/none.html', import.meta.url).href;
const frame = () => screen.getByTitle<HTMLIFrameElement>('Help');

describe('WebView', () => {
  it('shows a page in a sandbox without its origin, and receives messages from that page only', async () => {
    const [onMessage, onLoad] = [vi.fn(), vi.fn()];
    const handle = createRef<WebViewHandle>();
    render(<WebView src={page} label="Help" {...{ onMessage, onLoad, handle }} />);
    expect(frame().getAttribute('sandbox')).not.toContain('allow-same-origin');
    const source = frame().contentWindow;
    const say = (data: string, origin: string, from: Window | null) =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: from }));
    say('good', 'null', source);
    say('another window', 'null', window);
    say('another origin', 'https://evil.test', source);
    expect(onMessage.mock.calls).toEqual([['good']]);
    await waitFor(() => expect(onLoad).toHaveBeenCalledWith({ src: page }));
    expect(() => handle.current?.post({ kind: 'hello' })).not.toThrow();
  });

  it('refuses a script address with an error, and renders no iframe', async () => {
    const onError = vi.fn();
    render(<WebView src="javascript:alert(1)" label="Help" onError={onError} />);
    expect(screen.queryByTitle('Help')).toBeNull();
    await screen.findByRole('alert');
    expect(onError).toHaveBeenCalledWith({
      reason: 'refused',
      message: 'WebView: src is refused, for it begins with "javascript:"',
    });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows an error after its time-out, and loads again', async () => {
    const onError = vi.fn();
    render(<WebView src={`${page}?slow`} label="Help" timeout={1} onError={onError} />);
    await waitFor(() => expect(onError.mock.lastCall?.[0].reason).toBe('timeout'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
  });

  it.each([Infinity, 9e15])('never gives up with a time-out of %d', async (timeout) => {
    const [onLoad, onError] = [vi.fn(), vi.fn()];
    render(<WebView src={page} label="Help" {...{ timeout, onLoad, onError }} />);
    await waitFor(() => expect(onLoad).toHaveBeenCalled());
    expect(onError).not.toHaveBeenCalled();
  });
});
