import type { GestureWords } from './words';

/** The words of components that people move or draw with a finger. */
export const jaGestures: GestureWords = {
  sortableListHint: 'Enter キーで行を選び、矢印キーかボタンで移動します',
  sortableListMove: '{name}を移動',
  sortableListUp: '{name}を上へ移動',
  sortableListDown: '{name}を下へ移動',
  sortableListTaken: '{name}を選択しました。{place} / {count} 番目',
  sortableListMoved: '{name}：{place} / {count} 番目',
  sortableListDropped: '{name}を {place} / {count} 番目に移動しました',
  sortableListReturned: '{name}は {place} / {count} 番目に戻りました',
};
