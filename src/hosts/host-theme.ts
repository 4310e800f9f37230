import { createChoices, hostStatus, type PlatformContext, type Theme } from '@/platform';

/** Returns a function that shows the theme of the app, unless the product or the user has chosen one. */
export function followTheme({ env, shelf }: PlatformContext): (theme: Theme) => void {
  const { documentElement: root } = env.document;
  let theme: Theme | undefined;
  let shown: Theme | undefined;
  const show = () => {
    if (theme) root.dataset.theme = theme;
    shown = theme;
  };
  const isChosen = () => {
    const { theme: current } = root.dataset;
    return (
      shelf(createChoices).getState().theme !== 'auto' ||
      (current !== undefined && current !== shown)
    );
  };
  shelf(hostStatus).showTheme = show;
  return (next) => {
    theme = next;
    if (!isChosen()) show();
  };
}
