import type { GestureWords } from './words';

/** The words of components that people move or draw with a finger, and of the tour. */
export const zhHantGestures: GestureWords = {
  sortableListHint: '按 Enter 鍵選取此列，再用方向鍵或按鈕移動',
  sortableListMove: '移動{name}',
  sortableListUp: '上移{name}',
  sortableListDown: '下移{name}',
  sortableListTaken: '已選取{name}，第 {place} 位，共 {count} 個',
  sortableListMoved: '{name}：第 {place} 位，共 {count} 個',
  sortableListDropped: '{name}已移到第 {place} 位，共 {count} 個',
  sortableListReturned: '{name}已回到第 {place} 位，共 {count} 個',

  signatureLabel: '簽名',
  signaturePlaceholder: '請在此簽名',
  signatureEmpty: '尚未簽名',
  signatureSigned: '已簽名',
  signatureUndo: '復原',
  signatureClear: '清除',
  signatureType: '改為輸入',
  signatureDraw: '改為手寫',
  signatureName: '您的姓名',

  imageCropperLabel: '裁剪圖片',
  imageCropperHint: '用方向鍵移動圖片，用加號和減號縮放',
  imageCropperZoom: '縮放',
  imageCropperZoomed: '縮放 {zoom}',
  imageCropperRotate: '旋轉',
  imageCropperLoading: '正在載入圖片',
  imageCropperUnreadable: '無法讀取此圖片，請換一張。',

  tourSkip: '略過',
};
