import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Crashed, Denied, NotFound } from '@/pages/system/screens';

afterEach(cleanup);

const way = (text: string) => ({ text, go: vi.fn() });
const names = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('NotFound', () => {
  const texts = { title: 'Page not found', text: 'It has moved.' };

  it('[S2.2] has a heading and ways home and back', () => {
    const [home, back] = [way('Go home'), way('Back')];
    render(<NotFound {...texts} home={home} back={back} />);
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Go home' }));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(home.go).toHaveBeenCalledOnce();
    expect(back.go).toHaveBeenCalledOnce();
  });

  it('[S2.2] has no way back on the first page', () => {
    render(<NotFound {...texts} home={way('Go home')} />);
    expect(names()).toEqual(['Go home']);
  });
});

describe('Denied', () => {
  const texts = { title: 'No access', text: 'Your account cannot open this page.' };

  it.each([
    ['signing in first to a signed-out user', false, ['Sign in', 'Go home', 'Back']],
    ['the way back first to a signed-in user', true, ['Back', 'Go home', 'Sign in']],
  ])('[S6.2] offers %s', (_title, isSignedIn, order) => {
    const signIn = way('Sign in');
    const exits = { home: way('Go home'), back: way('Back'), signIn };
    render(<Denied {...texts} isSignedIn={isSignedIn} {...exits} />);
    expect(names()).toEqual(order);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(signIn.go).toHaveBeenCalledOnce();
  });

  it('[S6.2] offers only what there is', () => {
    render(<Denied {...texts} isSignedIn home={way('Go home')} />);
    expect(names()).toEqual(['Go home']);
    expect(screen.getByRole('heading', { name: 'No access' })).toBeTruthy();
  });
});

describe('Crashed', () => {
  const texts = { title: 'Something went wrong', text: 'This page could not be shown.' };

  it('says what happened, aloud too, and offers the ways on', () => {
    const ways = { retry: way('Try again'), home: way('Go home'), back: way('Back') };
    render(<Crashed {...texts} {...ways} />);
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
    for (const name of ['Try again', 'Go home', 'Back']) {
      fireEvent.click(screen.getByRole('button', { name }));
    }
    expect(Object.values(ways).map(({ go }) => go.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('shows the error where one is given', () => {
    render(
      <Crashed {...texts} retry={way('Try again')} home={way('Go home')} detail="TypeError: x" />,
    );
    expect(screen.getByText('TypeError: x')).toBeTruthy();
    expect(names()).toEqual(['Try again', 'Go home']);
  });
});
