export { IndexBar, type IndexBarProps } from './index-bar';
export { IndexSection, type IndexSectionProps } from './index-bar';
