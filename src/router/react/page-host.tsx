import {
  Activity,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type ReactNode,
  type RefCallback,
  useMemo,
  useRef,
} from 'react';
import { reportOf } from '@/shared/errors';
import { ReportContext } from '@/shared/contexts';
import { useHydrated } from '@/shared/use-hydrated';
import type { Navigator } from '../view/navigator';
import { type Frame, isFront, isVisible } from '../view/frames';
import styles from './frame.module.css';
import { PageBody } from './page-body';
import {
  DetailContext,
  PageContext,
  type PageSlots,
  useNavigator,
  createOwnMemory,
  useLatest,
} from './page-context';
import { useScrollEvents, useScrollMemory } from './page-scroll';

type PageHostProps = Omit<Frame, 'key'> & {
  readonly pageKey: string;
  readonly slots: PageSlots;
  readonly frameRef: (key: string, element: HTMLElement | null) => void;
};

/**
 * One page of the stack: frame > chrome > Activity > scroller > page. The frame moves and never scrolls. The scroller
 * scrolls and never moves. So fixed elements keep their place in both.
 */
export const PageHost = memo(function PageHost({
  pageKey,
  page,
  depth,
  state,
  isBehind,
  isBeside,
  pane,
  detailUrl,
  slots,
  frameRef,
}: PageHostProps) {
  const { id, route, url, params } = page;
  const navigator = useNavigator();
  const isHydrated = useHydrated();
  const scroller = useRef<HTMLElement>(null);
  const isShown = isVisible({ state, isBehind });
  const ref: RefCallback<HTMLDivElement> = useMemo(
    () => (element) => frameRef(pageKey, element),
    [pageKey, frameRef],
  );
  const memory = useMemo(() => createOwnMemory(navigator, id, pageKey), [navigator, id, pageKey]);
  const { remember, restore } = useScrollMemory(memory, scroller);
  const info = useMemo(() => ({ id, route, url, params }), [id, route, url, params]);
  const report = useMemo(() => reportOf(navigator.report, info), [navigator, info]);
  const currentPage = useLatest(page);
  const scope = useMemo(
    () => ({ key: pageKey, info, currentPage, memory, scroller, restore }),
    [pageKey, info, currentPage, memory, restore],
  );
  const body = useMemo(
    () => <PageBody page={page} pageKey={pageKey} slots={slots} />,
    [page, pageKey, slots],
  );
  useScrollEvents(pageKey, remember, scroller, isShown);

  const content = (
    <slots.Chrome
      page={page}
      active={isFront({ state })}
      beside={isBeside}
      depth={depth}
      scroller={scroller}
    >
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <section
          ref={scroller}
          className={styles.scroller}
          // A document has one main part. A page beside it is a region, with its bar: app/chrome/page-chrome.tsx.
          role={isBeside ? 'group' : 'main'}
          data-page-content=""
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that keyboard users can scroll a page without focusable elements
          tabIndex={0}
        >
          {body}
        </section>
      </Activity>
    </slots.Chrome>
  );
  return (
    <PageContext value={scope}>
      <DetailContext value={detailUrl}>
        <ReportContext value={report}>
          <div
            ref={ref}
            className={styles.frame}
            data-page={page.kind === 'page' ? route : page.kind}
            // A page that was rendered ahead is the same for all users, and has no id yet.
            data-page-id={isHydrated ? id : undefined}
            data-state={state}
            data-behind={isBehind ? '' : undefined}
            data-pane={pane}
            data-modal={page.modal ? '' : undefined}
            // A strict policy refuses styles in a document.
            style={isHydrated ? { zIndex: depth } : undefined}
          >
            {page.modal ? (
              <Sheet isAlone={depth === 0} navigator={navigator}>
                {content}
              </Sheet>
            ) : (
              content
            )}
          </div>
        </ReportContext>
      </DetailContext>
    </PageContext>
  );
});

type SheetProps = {
  /** Without a page below, the sheet looks like any page. */
  readonly isAlone: boolean;
  readonly navigator: Navigator;
  readonly children: ReactNode;
};

/** A modal page. A tap beside it and the Escape key go back, like its Back button. */
function Sheet({ isAlone, navigator, children }: SheetProps) {
  const close = () => {
    navigator.back().catch(navigator.report);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isAlone) close();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget && !isAlone) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Back does the same, and keys bubble up from the page
    <div
      className={styles.modal}
      data-alone={isAlone ? '' : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div className={styles.sheet}>{children}</div>
    </div>
  );
}
