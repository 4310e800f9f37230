import { expect, it } from 'vitest';
import { fakePlatform } from '../../helpers/fake-platform';

it('the changes of a page are kept apart, and removed when the page is unloaded', () => {
  const { context, unload, unloadListeners } = fakePlatform();
  const { chrome } = context;
  chrome.changePage('a', { title: 'A' });
  chrome.changePage('b', { title: 'B' });
  chrome.changePage('a', { loading: true });
  expect(chrome.getState().pages).toEqual({ a: { title: 'A', loading: true }, b: { title: 'B' } });
  unload('a');
  expect(chrome.getState().pages).toEqual({ b: { title: 'B' } });
  expect(unloadListeners()).toBe(1);
});

it('a page that opens again under the same id starts without the old changes', () => {
  const { context, unload, unloadListeners } = fakePlatform();
  const { chrome } = context;
  for (let round = 0; round < 3; round++) {
    chrome.changePage('tab:/', { title: `round ${round}` });
    unload('tab:/');
  }
  chrome.changePage('tab:/', { loading: true });
  expect(chrome.getState().pages).toEqual({ 'tab:/': { loading: true } });
  expect(unloadListeners()).toBe(1);
});

it('a change of the tab bar keeps the state of the pages', () => {
  const { chrome } = fakePlatform().context;
  const { pages, tabBar } = chrome.getState();
  chrome.changeTabItem(0, { badge: 'dot' });
  expect(chrome.getState().pages).toBe(pages);
  expect(tabBar.items).toEqual({});
});
