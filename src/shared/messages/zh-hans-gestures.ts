import type { GestureWords } from './words';

/** The words of components that people move or draw with a finger, and of the tour. */
export const zhHansGestures: GestureWords = {
  sortableListHint: '按回车键选中此行，再用方向键或按钮移动',
  sortableListMove: '移动{name}',
  sortableListUp: '上移{name}',
  sortableListDown: '下移{name}',
  sortableListTaken: '已选中{name}，第 {place} 位，共 {count} 个',
  sortableListMoved: '{name}：第 {place} 位，共 {count} 个',
  sortableListDropped: '{name}已移到第 {place} 位，共 {count} 个',
  sortableListReturned: '{name}已回到第 {place} 位，共 {count} 个',

  signatureLabel: '签名',
  signaturePlaceholder: '请在此签名',
  signatureEmpty: '尚未签名',
  signatureSigned: '已签名',
  signatureUndo: '撤销',
  signatureClear: '清除',
  signatureType: '改为输入',
  signatureDraw: '改为手写',
  signatureName: '您的姓名',

  imageCropperLabel: '裁剪图片',
  imageCropperHint: '用方向键移动图片，用加号和减号缩放',
  imageCropperZoom: '缩放',
  imageCropperZoomed: '缩放 {zoom}',
  imageCropperRotate: '旋转',
  imageCropperLoading: '正在加载图片',
  imageCropperUnreadable: '无法读取此图片，请换一张。',

  tourSkip: '跳过',
};
