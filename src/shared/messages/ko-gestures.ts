import type { GestureWords } from './words';

/** The words of components that people move or draw with a finger. */
export const koGestures: GestureWords = {
  sortableListHint: 'Enter 키로 행을 선택한 다음 화살표 키나 버튼으로 옮기세요',
  sortableListMove: '{name} 이동',
  sortableListUp: '{name} 위로 이동',
  sortableListDown: '{name} 아래로 이동',
  sortableListTaken: '{name} 선택됨, {count}개 중 {place}번째',
  sortableListMoved: '{name}: {count}개 중 {place}번째',
  sortableListDropped: '{name}: {count}개 중 {place}번째로 옮김',
  sortableListReturned: '{name}: {count}개 중 {place}번째로 되돌림',
};
