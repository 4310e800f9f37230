import { memo, useEffect, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { bindNavProgress, NavBar } from '@/components/nav-bar';
import { type PageChrome, usePlatform, usePlatformContext, useWords, useWritten } from '@/platform';
import {
  type BarSearchEvent,
  type ChromeProps,
  type NavigationBarSearch,
  type Page,
  useNavigator,
} from '@/router';
import { useApp } from '../boot/app-parts';
import { productPart } from './product-part';
import { goBack, reportRefusal } from './back-and-failures';

type PageNavBarProps = Omit<ChromeProps, 'children'>;

/** The navigation bar of a page: title, back or home button, buttons and search [S9.17]. */
export const PageNavBar = memo(function PageNavBar({
  page,
  active,
  beside,
  depth,
  scroller,
}: PageNavBarProps) {
  const navigator = useNavigator();
  const { config } = useApp();
  const { chrome } = usePlatformContext();
  const change = useStore(chrome, ({ pages }) => pages[page.id]);
  const title = useTitleOf(page);
  const translate = useWritten();
  const leading = useLeading(page, depth);
  const bar = useRef<HTMLElement>(null);
  const style = { ...config.window?.navigationBar, ...navigator.routeOf(page)?.navigationBar };
  const { type = 'default', coverage, search } = style;
  const isMissing = useIsMissing(page);
  const callPage = navigator.lifecycle.call;
  const key = page.key;

  useEffect(() => {
    if (type !== 'transparent' || !active || !bar.current || !scroller.current) return;
    return bindNavProgress(bar.current, scroller.current, coverage);
  }, [type, active, coverage, scroller]);

  if (type === 'custom' && !isMissing) return null;
  return (
    <NavBar
      ref={bar}
      role={beside ? 'group' : undefined}
      title={title}
      variant={type === 'custom' ? 'default' : type}
      leading={leading}
      loading={change?.loading ?? style.loading ?? false}
      frontColor={change?.frontColor ?? style.frontColor}
      backgroundColor={change?.backgroundColor ?? style.backgroundColor}
      colorAnimation={colorAnimation(change?.colorAnimation)}
      buttons={(style.buttons ?? []).map((button) => ({
        ...button,
        label: translate(button.label),
        icon: productPart(button.icon, <span aria-hidden>{button.text}</span>),
        onClick: () => callPage(key, 'barButtonTap', { id: button.id }),
      }))}
      search={
        search && {
          ...searchField(
            search,
            title,
            translate,
            (event) => void callPage(key, 'barSearch', event),
          ),
          id: change?.restarts,
        }
      }
    />
  );
});

/** The title that a call has set, or the title of the route. A page that does not exist has the title "Page not found". */
export function useTitleOf(page: Page): string {
  const navigator = useNavigator();
  const { chrome } = usePlatformContext();
  const t = useWords();
  const translate = useWritten();
  const title = useStore(chrome, ({ pages }) => pages[page.id]?.title);
  const { status } = useResource(page);
  if (title !== undefined) return translate(title);
  if (page.kind === 'not-found' || status === 'missing') return t('notFoundTitle');
  return translate(navigator.routeOf(page)?.title ?? '');
}

/** Whether a screen of the app is in the page's place. A page with a custom bar then gets the default one with its buttons. */
function useIsMissing(page: Page): boolean {
  const resource = useResource(page);
  if (resource.status === 'loading') return resource.isSlow;
  return resource.status === 'failed' || resource.status === 'missing';
}

function useResource(page: Page) {
  const { resources } = useNavigator();
  const read = () => resources.state(page);
  return useSyncExternalStore(resources.subscribe, read, read);
}

/** Back if there is a page below, Home after a deep link. Tabs and the root path have no button. */
function useLeading(page: Page, depth: number) {
  const platform = usePlatform();
  const navigator = useNavigator();
  const t = useWords();
  if (depth === 0 && (page.tab || page.route === '/')) return undefined;
  const kind = depth > 0 ? 'back' : 'home';
  return {
    kind,
    label: t(kind),
    onClick: () => reportRefusal(goBack(platform, navigator, page), navigator),
  } as const;
}

function colorAnimation(animation: PageChrome['colorAnimation']) {
  if (!animation) return undefined;
  return {
    duration: animation.duration,
    // easeInOut -> ease-in-out
    timingFunction: animation.timingFunc.replace(/[A-Z]/g, '-$&').toLowerCase(),
  };
}

/** The props of the bar's search field. Its events go to the page. */
function searchField(
  search: NavigationBarSearch,
  title: string,
  translate: (text: string) => string,
  send: (event: BarSearchEvent) => void,
) {
  const { placeholder, label = placeholder ?? title } = search;
  return {
    ...search,
    ...(placeholder && { placeholder: translate(placeholder) }),
    label: translate(label),
    onChange: (text: string) => send({ type: 'change', text }),
    onConfirm: (text: string) => send({ type: 'confirm', text }),
    onFocusChange: (focused: boolean) => send({ type: focused ? 'focus' : 'blur' }),
    onClick: () => send({ type: 'press' }),
  };
}
