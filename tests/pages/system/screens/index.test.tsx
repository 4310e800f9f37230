import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen } from '@/pages/system/screens';

afterEach(cleanup);

const way = (text: string) => ({ text, go: vi.fn() });
const names = () => screen.getAllByRole('button').map((button) => button.textContent);
const texts = { title: 'Page not found', text: 'It has moved.' };

describe('the screen in the place of a page', () => {
  it('has a heading and its ways in their order, without those that do not exist', () => {
    const [home, back] = [way('Go home'), way('Back')];
    render(<Screen {...texts} home={home} ways={[home, undefined, back]} />);
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(names()).toEqual(['Go home', 'Back']);
    fireEvent.click(screen.getByRole('button', { name: 'Go home' }));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(home.go).toHaveBeenCalledOnce();
    expect(back.go).toHaveBeenCalledOnce();
  });

  it('says aloud what happened, and shows the error where one is given', () => {
    const home = way('Go home');
    render(<Screen {...texts} role="alert" home={home} ways={[home]} detail="TypeError: x" />);
    expect(screen.getByRole('alert').textContent).toContain('Page not found');
    expect(screen.getByText('TypeError: x')).toBeTruthy();
  });
});
