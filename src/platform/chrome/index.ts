export {
  type Chrome,
  type ChromeState,
  createChrome,
  type PageChrome,
  type TabBarChrome,
  type TabBarStyle,
  type TabItemChrome,
  type TimingFunction,
  type WindowSide,
  type WindowStyle,
} from './chrome';
