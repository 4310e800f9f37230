import { describe, expect, it } from 'vitest';
import { showBackButton } from '@/platform/host/telegram/ui';
import { telegramApp } from '../../../helpers/telegram-app';

function start() {
  const app = telegramApp();
  showBackButton(app.client, app.context);
  const shown = () => app.posts.map(([, data]) => (data as { is_visible: boolean }).is_visible);
  return { ...app, shown };
}

describe("[S1.2] Telegram's back button", () => {
  it('is there while there is a page below, and is told of once', () => {
    const { pile, posts, shown } = start();
    expect(posts).toEqual([]);
    pile(2);
    pile(3);
    pile(2);
    pile(1);
    expect(posts[0]?.[0]).toBe('web_app_setup_back_button');
    expect(shown()).toEqual([true, false]);
  });

  it('is there for what lies above the first page', () => {
    const { navigator, pile, shown } = start();
    const layer = navigator.openLayer(() => {});
    pile();
    layer.close();
    pile();
    expect(shown()).toEqual([true, false]);
  });

  it("is not there for the warning before the app is left: the chat is Telegram's", () => {
    const { client, posts } = telegramApp();
    const layers = [{ id: 'exit', open: true }];
    const stack = { pages: [1], layers };
    const store = { getState: () => ({ stack }), subscribe: () => () => {} };
    const life = new AbortController();
    showBackButton(client, { life, navigator: { store, forward: () => {} } });
    expect(posts).toEqual([]);
  });

  it('goes with its app, which moves no more', () => {
    const { pile, tell, forwards, shown, context } = start();
    pile(2);
    context.life.abort();
    pile(1);
    pile(2);
    tell('back_button_pressed');
    expect(shown()).toEqual([true, false]);
    expect(forwards()).toEqual([]);
  });

  it("is the browser's back, which closes first what lies above", () => {
    const { pile, tell, forwards } = start();
    pile(2);
    tell('back_button_pressed');
    expect(forwards()).toEqual([-1]);
  });
});
