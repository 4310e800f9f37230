import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Denied } from '@/pages/system/denied';

afterEach(cleanup);

const texts = {
  title: 'No access',
  text: 'Your account cannot open this page.',
  home: 'Go home',
  back: 'Back',
  signIn: 'Sign in',
};
const names = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('Denied', () => {
  it.each([
    ['signing in first to a signed-out user', false, ['Sign in', 'Go home', 'Back']],
    ['the way back first to a signed-in user', true, ['Back', 'Go home', 'Sign in']],
  ])('[S6.2] offers %s', (_title, isSignedIn, order) => {
    const onSignIn = vi.fn();
    const exits = { onHome: vi.fn(), onBack: vi.fn(), onSignIn };
    render(<Denied texts={texts} isSignedIn={isSignedIn} {...exits} />);
    expect(names()).toEqual(order);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(onSignIn).toHaveBeenCalledOnce();
  });

  it('[S6.2] offers only what there is', () => {
    render(<Denied texts={texts} isSignedIn onHome={vi.fn()} />);
    expect(names()).toEqual(['Go home']);
    expect(screen.getByRole('heading', { name: 'No access' })).toBeTruthy();
  });
});
