import { createNavigation, type Navigation, type NavigatorOptions } from '../navigation/navigation';
import { createPresenter, type Presenter } from './presenter';

/** The page stack, and what shows it. */
export type Navigator = Navigation & { readonly presenter: Presenter };

export function createNavigator(options: NavigatorOptions): Navigator {
  const navigation = createNavigation(options);
  const presenter = createPresenter(navigation);
  return {
    ...navigation,
    presenter,
    back: (delta, backOptions, call) =>
      navigation.back(delta, backOptions, {
        ...call,
        onAllowed: () => {
          call?.onAllowed?.();
          // On a slow phone the second tap comes before the page has gone.
          presenter.doubleTapPad.cover();
        },
      }),
    appVisible: (isVisible) => {
      if (!isVisible) presenter.finish();
      navigation.appVisible(isVisible);
    },
  };
}
