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
  it('[S6.2] offers to sign in first', () => {
    const onSignIn = vi.fn();
    render(<Denied texts={texts} onHome={vi.fn()} onBack={vi.fn()} onSignIn={onSignIn} />);
    expect(names()).toEqual(['Sign in', 'Go home', 'Back']);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(onSignIn).toHaveBeenCalledOnce();
  });

  it('[S6.2] offers only what there is', () => {
    render(<Denied texts={texts} onHome={vi.fn()} />);
    expect(names()).toEqual(['Go home']);
    expect(screen.getByRole('heading', { name: 'No access' })).toBeTruthy();
  });
});
