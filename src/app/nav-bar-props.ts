import type { PageChrome } from '@/platform';
import type { BarSearchEvent, NavigationBarSearch } from '@/router';

const TIMING = {
  linear: 'linear',
  easeIn: 'ease-in',
  easeOut: 'ease-out',
  easeInOut: 'ease-in-out',
};

export function colorAnimation(animation: PageChrome['colorAnimation']) {
  if (!animation) return undefined;
  return { duration: animation.duration, timingFunction: TIMING[animation.timingFunc] };
}

/** The field of a route's bar tells the page what the visitor does with it. */
export function searchField(
  search: NavigationBarSearch,
  title: string,
  read: (text: string) => string,
  tell: (event: BarSearchEvent) => void,
) {
  const { placeholder, label = placeholder ?? title } = search;
  return {
    ...search,
    ...(placeholder && { placeholder: read(placeholder) }),
    label: read(label),
    onChange: (text: string) => tell({ type: 'change', text }),
    onConfirm: (text: string) => tell({ type: 'confirm', text }),
    onFocusChange: (focused: boolean) => tell({ type: focused ? 'focus' : 'blur' }),
    onPress: () => tell({ type: 'press' }),
  };
}
