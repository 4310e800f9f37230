export { SearchBar, type SearchBarProps } from './search-bar';
export { SearchButton, type SearchButtonProps } from './search-button';
export type { Suggestion } from './suggestions';
