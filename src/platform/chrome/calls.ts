export { setPageMeta, startPullDownRefresh, stopPullDownRefresh } from './page';
export { pageScrollTo } from './scroll';
export {
  getLeftWindowStyle,
  getRightWindowStyle,
  getTopWindowStyle,
  hideLeftWindow,
  hideRightWindow,
  hideTopWindow,
  setLeftWindowStyle,
  setRightWindowStyle,
  setTopWindowStyle,
  showLeftWindow,
  showRightWindow,
  showTopWindow,
} from './side-windows';
