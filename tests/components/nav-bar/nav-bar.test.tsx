import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { KitProvider } from '@/components/kit-provider';
import { NavBar, type NavBarProps } from '@/components/nav-bar';
import '@/components/kit/tokens.css';

afterEach(cleanup);

function show(props: Partial<NavBarProps> = {}) {
  render(<NavBar title="Marble" {...props} />);
  return { bar: screen.getByRole('banner'), title: screen.getByRole('heading', { level: 1 }) };
}

const box = (element: Element) => element.getBoundingClientRect();
const button = (id: string) => ({ id, label: id, icon: <svg width="24" />, onClick: vi.fn() });

describe('NavBar', () => {
  it('[S9.17] is as tall as 44 px and the safe area', () => {
    const { bar } = show();
    expect(box(bar).height).toBe(44);
    bar.style.setProperty('--portico-safe-top', '47px');
    expect(box(bar).height).toBe(91);
  });

  it('is a banner, and scripts can focus the heading with its title', () => {
    const { title } = show({ titleId: 'title' });
    expect(title.textContent).toBe('Marble');
    expect(title.id).toBe('title');
    title.focus();
    expect(document.activeElement).toBe(title);
    expect(getComputedStyle(title).outlineStyle).toBe('none');
  });

  it('centres the title also when only one side has a button', () => {
    const { bar, title } = show({ leading: { kind: 'back', onClick: vi.fn() } });
    const middle = (element: Element) => box(element).left + box(element).width / 2;
    expect(Math.abs(middle(title) - middle(bar))).toBeLessThan(3);
  });

  it('cuts a long title before it reaches the buttons', () => {
    const { title } = show({
      title: 'word '.repeat(40),
      leading: { kind: 'back', onClick: vi.fn() },
      buttons: [button('a'), button('b')],
    });
    expect(title.scrollWidth).toBeGreaterThan(title.clientWidth);
    expect(box(title).left).toBeGreaterThanOrEqual(
      box(screen.getByRole('button', { name: 'Back' })).right,
    );
    expect(box(title).right).toBeLessThanOrEqual(
      box(screen.getByRole('button', { name: 'a' })).left,
    );
  });

  it('has a back button of 44 px whose name is Back by default', () => {
    const onClick = vi.fn();
    show({ leading: { kind: 'back', onClick } });
    const back = screen.getByRole('button', { name: 'Back' });
    expect(box(back).width).toBeGreaterThanOrEqual(44);
    expect(box(back).height).toBeGreaterThanOrEqual(44);
    fireEvent.click(back);
    expect(onClick).toHaveBeenCalledOnce();
    cleanup();
    show({ leading: { kind: 'back', label: '返回', onClick } });
    expect(screen.getByRole('button', { name: '返回' })).toBeTruthy();
  });

  it('has a home button in place of Back', () => {
    show({ leading: { kind: 'home', onClick: vi.fn() } });
    expect(screen.getByRole('button', { name: 'Home' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it.each([
    ['en', 'Back', 'Home'],
    ['de', 'Zurück', 'Startseite'],
    ['fr', 'Retour', 'Accueil'],
    ['es', 'Atrás', 'Inicio'],
    ['pt', 'Voltar', 'Início'],
    ['ja', '戻る', 'ホーム'],
    ['ko', '뒤로', '홈'],
    ['zh-Hans', '返回', '首页'],
    ['zh-Hant', '返回', '首頁'],
    ['ar', 'رجوع', 'الرئيسية'],
  ] as const)('names Back and Home in the language %s', async (locale, back, home) => {
    const bar = (kind: 'back' | 'home') => (
      <KitProvider locale={locale}>
        <NavBar title="Marble" leading={{ kind, onClick: vi.fn() }} />
      </KitProvider>
    );
    const { rerender } = render(bar('back'));
    expect(await screen.findByRole('button', { name: back })).toBeTruthy();
    rerender(bar('home'));
    expect(await screen.findByRole('button', { name: home })).toBeTruthy();
  });

  it('mirrors the back arrow where text runs from right to left', () => {
    render(
      <div dir="rtl">
        <NavBar title="x" leading={{ kind: 'back', onClick: vi.fn() }} />
      </div>,
    );
    const back = screen.getByRole('button', { name: 'Back' });
    const arrow = back.querySelector('svg');
    expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1');
    expect(box(back).right).toBe(box(screen.getByRole('banner')).right);
  });

  it('puts buttons on both sides, and their badges are part of their names', async () => {
    const save = { id: 'save', label: 'Save', text: 'Save', onClick: vi.fn() };
    const { title } = show({
      buttons: [
        { ...button('Menu'), side: 'start' },
        { ...button('Inbox'), badge: '3' },
        { ...button('More'), dot: true, badgeLabel: 'New' },
        save,
      ],
    });
    expect(box(screen.getByRole('button', { name: 'Menu' })).right).toBeLessThan(box(title).left);
    expect(await screen.findByRole('button', { name: 'Inbox 3' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'More New' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(save.onClick).toHaveBeenCalledOnce();
  });

  it('is busy while it loads', () => {
    expect(show({ loading: true }).bar.getAttribute('aria-busy')).toBe('true');
    cleanup();
    expect(show().bar.getAttribute('aria-busy')).toBeNull();
  });

  it('accepts colours and a transition between them', () => {
    const { bar } = show({
      frontColor: 'rgb(1, 2, 3)',
      backgroundColor: 'rgb(4, 5, 6)',
      colorAnimation: { duration: 400, timingFunction: 'ease-in' },
    });
    const look = getComputedStyle(bar);
    expect(look.color).toBe('rgb(1, 2, 3)');
    expect(look.backgroundColor).toBe('rgb(4, 5, 6)');
    expect(look.transitionDuration).toBe('0.4s');
    expect(look.transitionTimingFunction).toBe('ease-in');
  });

  it('shows a search field in place of the title, which screen readers still find', async () => {
    const onConfirm = vi.fn();
    const { title } = show({ search: { label: 'Search stones', onConfirm } });
    const field = await screen.findByRole('searchbox', { name: 'Search stones' });
    expect(box(field).width).toBeGreaterThan(250);
    expect(title.textContent).toBe('Marble');
    expect(box(field).height).toBe(44);
    await userEvent.fill(field, 'onyx');
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledWith('onyx');
  });
});

describe('NavBar, transparent', () => {
  const opacity = (bar: Element) => getComputedStyle(bar, '::before').opacity;

  it('covers the page with the opacity of its progress', () => {
    const { bar, title } = show({ variant: 'transparent', progress: 0.25 });
    expect(getComputedStyle(bar).position).toBe('absolute');
    expect(getComputedStyle(bar).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    expect(opacity(bar)).toBe('0.25');
    expect(getComputedStyle(title).opacity).toBe('0.25');
    expect(getComputedStyle(bar).color).toBe('rgb(255, 255, 255)');
  });

  it('uses frontColor when its progress is above one half', () => {
    const { bar } = show({
      variant: 'transparent',
      progress: 0.6,
      frontColor: 'rgb(1, 2, 3)',
    });
    expect(bar.hasAttribute('data-solid')).toBe(true);
    expect(getComputedStyle(bar).color).toBe('rgb(1, 2, 3)');
  });

  it('starts invisible', () => {
    expect(opacity(show({ variant: 'transparent' }).bar)).toBe('0');
  });
});
