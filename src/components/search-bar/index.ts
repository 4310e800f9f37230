export { SearchBar, type SearchBarProps } from './search-bar';
export type { Suggestion } from './suggestions';
