import type { GestureWords } from './words';

/** The words of components that people move or draw with a finger, and of the tour. */
export const jaGestures: GestureWords = {
  sortableListHint: 'Enter キーで行を選び、矢印キーかボタンで移動します',
  sortableListMove: '{name}を移動',
  sortableListUp: '{name}を上へ移動',
  sortableListDown: '{name}を下へ移動',
  sortableListTaken: '{name}を選択しました。{count} 件中 {place} 番目',
  sortableListMoved: '{name}：{count} 件中 {place} 番目',
  sortableListDropped: '{name}を {count} 件中 {place} 番目に移動しました',
  sortableListReturned: '{name}を {count} 件中 {place} 番目に戻しました',

  signatureLabel: '署名',
  signaturePlaceholder: 'ここに署名',
  signatureEmpty: '未署名',
  signatureSigned: '署名済み',
  signatureUndo: '元に戻す',
  signatureClear: '消去',
  signatureType: '文字で入力',
  signatureDraw: '手書きにする',
  signatureName: 'お名前',

  imageCropperLabel: '画像を切り抜く',
  imageCropperHint: '矢印キーで移動し、プラスとマイナスで拡大・縮小します',
  imageCropperZoom: 'ズーム',
  imageCropperZoomed: 'ズーム {zoom}',
  imageCropperRotate: '回転',
  imageCropperLoading: '画像を読み込み中',
  imageCropperUnreadable: 'この画像は読み込めません。別の画像を選択してください。',

  tourSkip: 'スキップ',
};
