import { lineIcon, solidIcon } from './shapes';

// Icons of the bars. An app loads them first, so they have a file of their own.

export const BackIcon = lineIcon('m14.5 4.75-7.25 7.25 7.25 7.25', { mirror: true, weight: 2 });
export const CloseIcon = lineIcon('m6 6 12 12M18 6 6 18');
export const HomeIcon = solidIcon(
  'M4 10.6 12 4l8 6.6v8a1.4 1.4 0 0 1-1.4 1.4H15v-5.2a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1V20H5.4A1.4 1.4 0 0 1 4 18.6z',
);

export const SearchIcon = lineIcon(
  'M4.5 10.75a6.25 6.25 0 1 1 12.5 0 6.25 6.25 0 1 1-12.5 0zM15.5 15.5l4.75 4.75',
);
