import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CodeCountdown,
  type CodeCountdownHandle,
  type CodeCountdownProps,
} from '@/components/code-countdown';
import { Input } from '@/components/input';
import { PlatformError } from '@/platform';
import '@/components/kit/tokens.css';
import { createDeferred } from '../../helpers/deferred';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime(1_800_000_000_400);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

const button = () => screen.getByRole<HTMLButtonElement>('button');
const text = () => button().textContent;
const said = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const press = () => act(async () => void fireEvent.click(button()));

function show(props: Partial<CodeCountdownProps> = {}) {
  const calls = {
    onSend: vi.fn(async (): Promise<unknown> => undefined),
    onEnd: vi.fn(),
    onError: vi.fn(),
  };
  const ui = (own: Partial<CodeCountdownProps>) => (
    <StrictMode>
      <CodeCountdown recipient="+44 7700 900123" {...calls} {...props} {...own} />
    </StrictMode>
  );
  const { rerender, unmount } = render(ui({}));
  return { ...calls, unmount, update: (own: Partial<CodeCountdownProps>) => rerender(ui(own)) };
}

function hide(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('sending a code', () => {
  it('[S9.2] starts a countdown of 60 s when the code has been sent', async () => {
    const sent = createDeferred();
    const onSend = vi.fn(() => sent.promise);
    const { onEnd } = show({ onSend });
    expect(text()).toBe('Send code');
    await press();
    expect(button().getAttribute('aria-busy')).toBe('true');
    await press();
    expect(onSend).toHaveBeenCalledExactlyOnceWith('+44 7700 900123');
    await pass(5000);
    await act(async () => sent.resolve());
    expect(text()).toBe('Resend in 60 s');
    await pass(1000);
    expect(text()).toBe('Resend in 59 s');
    await press();
    expect(onSend).toHaveBeenCalledOnce();
    await pass(58_000);
    expect(text()).toBe('Resend in 1 s');
    expect(onEnd).not.toHaveBeenCalled();
    await pass(1000);
    expect(text()).toBe('Resend code');
    expect(onEnd).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts no countdown when sending fails', async () => {
    const failure = new Error('no');
    const { onError } = show({ onSend: () => Promise.reject(failure) });
    await press();
    expect(text()).toBe('Resend code');
    expect(said()).toBe('Could not send the code');
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
    expect(localStorage.length).toBe(0);
  });

  it('says the reason of a failure if there is one for the user', async () => {
    const facts = { api: 'request', message: 'No network, please check your connection' };
    const offline = new PlatformError({ code: 'offline', ...facts });
    const { update } = show({ onSend: () => Promise.reject(offline) });
    await press();
    expect(said()).toBe('No network, please check your connection');
    update({ onSend: () => Promise.reject({ message: 'This number is blocked' }) });
    await press();
    expect(said()).toBe('This number is blocked');
    update({ onSend: () => Promise.reject(new Error('x is undefined')) });
    await press();
    expect(said()).toBe('Could not send the code');
  });

  it('keeps the text of a failure away from the edge of a field', async () => {
    const onSend = () => Promise.reject(Object.assign(new Error('no'), { retryAfter: 12 }));
    render(
      <Input
        label="Telephone"
        suffix={<CodeCountdown variant="plain" recipient="1" onSend={onSend} />}
      />,
    );
    await press();
    const words = document.createRange();
    words.selectNodeContents(screen.getByRole('status'));
    const box = screen.getByRole('textbox').parentElement as HTMLElement;
    const gap = box.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom;
    expect(said()).toBe('Could not send the code');
    expect(gap).toBeGreaterThanOrEqual(8);
  });

  it('waits as long as the server says, after success and after failure', async () => {
    const { update } = show({ onSend: async () => ({ retryAfter: 90 }) });
    await press();
    expect(text()).toBe('Resend in 90 s');
    const busy = Object.assign(new Error('busy'), { retryAfter: 12 });
    update({ recipient: 'other', onSend: () => Promise.reject(busy) });
    await press();
    expect(text()).toBe('Resend in 12 s');
    expect(said()).toBe('Could not send the code');
  });

  it('keeps the focus, and announces only that the code was sent and that the countdown has ended', async () => {
    show();
    button().focus();
    await press();
    expect(document.activeElement).toBe(button());
    expect(button().disabled).toBe(false);
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(said()).toBe('Code sent');
    const timer = screen.getByRole('timer');
    expect(timer.getAttribute('aria-live')).toBe('off');
    await pass(30_000);
    expect(timer.textContent).toBe('Resend in 30 s');
    expect(said()).toBe('Code sent');
    await pass(30_000);
    expect(said()).toBe('You can request a new code now');
  });
});

describe('[S9.2] the countdown survives', () => {
  it('a reload, and leaving the page and returning', async () => {
    const { unmount } = show();
    await press();
    await pass(10_000);
    unmount();
    await pass(5000);
    show();
    expect(text()).toBe('Resend in 45 s');
    await pass(45_000);
    expect(text()).toBe('Resend code');
  });

  it('leaving the page before the code was sent', async () => {
    const sent = createDeferred();
    const { unmount } = show({ onSend: () => sent.promise });
    await press();
    unmount();
    await act(async () => sent.resolve());
    show();
    expect(text()).toBe('Resend in 60 s');
  });

  it('sleep and a hidden tab, without timers and without a lag', async () => {
    show();
    await press();
    await hide(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(Date.now() + 40_000);
    await hide(false);
    expect(text()).toBe('Resend in 20 s');
    vi.setSystemTime(Date.now() + 3_600_000);
    await hide(false);
    expect(text()).toBe('Resend code');
  });

  it('a clock that is set back, and still ends after 60 s at most', async () => {
    const { unmount } = show();
    await press();
    unmount();
    vi.setSystemTime(Date.now() - 7_200_000);
    show();
    expect(text()).toBe('Resend in 60 s');
    await pass(60_000);
    expect(text()).toBe('Resend code');
  });

  it('blocked storage, until the document closes', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    const { unmount } = show({ recipient: 'blocked' });
    await press();
    await pass(20_000);
    expect(text()).toBe('Resend in 40 s');
    unmount();
    show({ recipient: 'blocked' });
    expect(text()).toBe('Resend in 40 s');
  });
});

describe('the countdown', () => {
  it('is separate for each recipient and purpose', async () => {
    const { update, onSend } = show();
    await press();
    await pass(10_000);
    update({ recipient: '+44 7700 900124' });
    expect(text()).toBe('Send code');
    expect(button().getAttribute('aria-disabled')).toBeNull();
    await press();
    expect(onSend).toHaveBeenLastCalledWith('+44 7700 900124');
    expect(text()).toBe('Resend in 60 s');
    update({});
    expect(text()).toBe('Resend in 50 s');
    update({ purpose: 'pay' });
    expect(text()).toBe('Send code');
    expect(JSON.stringify({ ...localStorage })).not.toContain('7700');
  });

  it('belongs to the recipient that the code was sent to, also when another one is typed meanwhile', async () => {
    const sent = createDeferred();
    const { update } = show({ onSend: () => sent.promise });
    await press();
    update({ recipient: 'b' });
    await act(async () => sent.resolve());
    expect(text()).toBe('Send code');
    update({});
    expect(text()).toBe('Resend in 60 s');
  });

  it('is shared by all buttons of the same recipient on the page', async () => {
    const handle = createRef<CodeCountdownHandle>();
    const onEnd = vi.fn();
    show({ handle });
    show({ onEnd });
    show({ recipient: 'b' });
    const [one, other, third] = screen.getAllByRole('button') as unknown as [
      Element,
      Element,
      Element,
    ];
    await act(async () => void fireEvent.click(one));
    expect(other.textContent).toBe('Resend in 60 s');
    expect(third.textContent).toBe('Send code');
    await pass(10_000);
    expect([one, other].map(({ textContent }) => textContent)).toEqual(
      Array<string>(2).fill('Resend in 50 s'),
    );
    act(() => handle.current?.reset());
    expect(one.textContent).toBe('Send code');
    expect(other.textContent).toBe('Resend code');
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('is shared with other tabs', async () => {
    const { onSend } = show();
    await press();
    const key = localStorage.key(0)!;
    const value = localStorage.getItem(key)!;
    const tell = () =>
      act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));
    localStorage.removeItem(key);
    await tell();
    expect(button().getAttribute('aria-disabled')).toBeNull();
    localStorage.setItem(key, value);
    await tell();
    expect(text()).toBe('Resend in 60 s');
    // A tab that has not received the storage event yet does not send a second code.
    localStorage.removeItem(key);
    await tell();
    localStorage.setItem(key, value);
    await press();
    expect(onSend).toHaveBeenCalledOnce();
    expect(text()).toBe('Resend in 60 s');
  });

  it('is removed by reset, and start() begins one', async () => {
    const handle = createRef<CodeCountdownHandle>();
    const { unmount } = show({ handle });
    await press();
    act(() => handle.current?.reset());
    expect(text()).toBe('Send code');
    expect(localStorage.length).toBe(0);
    unmount();
    show({ handle });
    expect(text()).toBe('Send code');
    act(() => handle.current?.start(5));
    expect(text()).toBe('Resend in 5 s');
  });

  it('is removed from storage when it is over, also when the user never returned', async () => {
    const { unmount } = show();
    await press();
    unmount();
    expect(localStorage.length).toBe(1);
    vi.setSystemTime(Date.now() + 61_000);
    show({ recipient: 'somebody else' });
    expect(localStorage.length).toBe(0);
  });

  it('ticks once a second', async () => {
    const onChange = vi.fn();
    show({ onChange });
    await press();
    const timers = vi.spyOn(window, 'setTimeout');
    await pass(10_000);
    expect(timers.mock.calls.length).toBeLessThanOrEqual(11);
    expect(onChange.mock.calls.flat()).toEqual([60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50]);
  });

  it('shows the texts that it is given', async () => {
    show({ startText: 'Get it', changeText: 'Wait {seconds}', endText: 'Once more', seconds: 2 });
    expect(text()).toBe('Get it');
    await press();
    expect(text()).toBe('Wait 2');
    await pass(2000);
    expect(text()).toBe('Once more');
  });
});
