import { telegramApp } from '../../helpers/telegram-app';
import { isDark, readTheme, showBackButton } from '@/hosts/telegram/ui';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe("[S1.2] Telegram's theme", () => {
  it('readTheme uses the names of Telegram’s own script', () => {
    expect(readTheme({ bg_color: '#17212B', secondary_bg_color: '#ffffff' })).toEqual([
      ['--tg-theme-bg-color', '#17212B'],
      ['--tg-theme-secondary-bg-color', '#ffffff'],
    ]);
  });

  it.each([
    [{ bg_color: 'red' }],
    [{ bg_color: '#fff' }],
    [{ bg_color: '#ffffff;x:url(//evil)' }],
    [{ 'bg-color: x; y': '#ffffff' }],
    [{ bg_color: 5 }],
    [null],
    ['text'],
    [undefined],
  ])('readTheme leaves out values that are not colours: %j', (theme) => {
    expect(readTheme(theme)).toEqual([]);
  });

  it.each([
    ['#17212b', true],
    ['#000000', true],
    ['#ffffff', false],
    ['#F4F4F5', false],
    ['#5288c1', true],
  ])('isDark for %s is %s', (colour, expected) => {
    expect(isDark(colour)).toBe(expected);
  });

  it('readTheme and isDark never throw', () => {
    fc.assert(fc.property(fc.anything(), (theme) => void readTheme(theme)));
  });
});

describe("[S1.2] Telegram's back button", () => {
  function start() {
    const app = telegramApp();
    showBackButton(app.client, app.context);
    const shown = () => app.posts.map(([, data]) => (data as { is_visible: boolean }).is_visible);
    return { ...app, shown };
  }

  it('the back button is visible while there is a page below, and Telegram hears of it once', () => {
    const { pile, posts, shown } = start();
    expect(posts).toEqual([]);
    pile(2);
    pile(3);
    pile(2);
    pile(1);
    expect(posts[0]?.[0]).toBe('web_app_setup_back_button');
    expect(shown()).toEqual([true, false]);
  });

  it('the back button is visible while a layer is open on the first page', () => {
    const { navigator, pile, shown } = start();
    const layer = navigator.openLayer(() => {});
    pile();
    layer.close();
    pile();
    expect(shown()).toEqual([true, false]);
  });

  it('the back button is hidden during the exit prompt', () => {
    const { client, posts } = telegramApp();
    const layers = [{ id: 'exit', open: true }];
    const stack = { pages: [1], layers };
    const store = { getState: () => ({ stack }), subscribe: () => () => {} };
    const life = new AbortController();
    showBackButton(client, { life, navigator: { store, travel: () => {} } });
    expect(posts).toEqual([]);
  });

  it('the back button is hidden when the app is unmounted, and moves nothing after that', () => {
    const { pile, tell, travels, shown, context } = start();
    pile(2);
    context.life.abort();
    pile(1);
    pile(2);
    tell('back_button_pressed');
    expect(shown()).toEqual([true, false]);
    expect(travels()).toEqual([]);
  });

  it("the back button is the browser's Back, which closes an open layer first", () => {
    const { pile, tell, travels } = start();
    pile(2);
    tell('back_button_pressed');
    expect(travels()).toEqual([-1]);
  });
});
