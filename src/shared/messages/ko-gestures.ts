import type { GestureWords } from './words';

/** The words of components that people move or draw with a finger, and of the tour. */
export const koGestures: GestureWords = {
  sortableListHint: 'Enter 키로 행을 선택한 다음 화살표 키나 버튼으로 이동하세요',
  sortableListMove: '{name} 이동',
  sortableListUp: '{name} 위로 이동',
  sortableListDown: '{name} 아래로 이동',
  sortableListTaken: '{name} 선택됨, {count}개 중 {place}번째',
  sortableListMoved: '{name}: {count}개 중 {place}번째',
  sortableListDropped: '{name}: {count}개 중 {place}번째로 이동함',
  sortableListReturned: '{name}: {count}개 중 {place}번째로 되돌림',

  signatureLabel: '서명',
  signaturePlaceholder: '여기에 서명하세요',
  signatureEmpty: '아직 서명하지 않음',
  signatureSigned: '서명함',
  signatureUndo: '실행 취소',
  signatureClear: '지우기',
  signatureType: '글자로 입력',
  signatureDraw: '손으로 서명',
  signatureName: '이름',

  imageCropperLabel: '사진 자르기',
  imageCropperHint: '화살표 키로 이동하고 더하기와 빼기 키로 확대·축소하세요',
  imageCropperZoom: '확대/축소',
  imageCropperZoomed: '배율 {zoom}',
  imageCropperRotate: '회전',
  imageCropperLoading: '사진을 불러오는 중',
  imageCropperUnreadable: '이 사진을 읽을 수 없습니다. 다른 사진을 선택하세요.',

  tourSkip: '건너뛰기',
};
