import { Activity, memo, type RefCallback, useMemo, useRef } from 'react';
import { ownMemory } from '../lifecycle/page-memory';
import type { Frame } from '../view/frames';
import styles from './frame.module.css';
import { PageBody } from './page-body';
import { PageContext, pageInfoOf, type PageSlots, useNavigator } from './page-context';
import { useScrollEvents, useScrollMemory } from './page-scroll';

type PageHostProps = Omit<Frame, 'key'> & {
  readonly instance: string;
  readonly slots: PageSlots;
  readonly frameRef: (key: string, element: HTMLElement | null) => void;
};

/**
 * One page of the stack: frame > chrome > Activity > scroller > page. The frame moves and never scrolls, the
 * scroller scrolls and never moves, so fixed elements stay put in both.
 */
export const PageHost = memo(function PageHost({
  instance: key,
  page,
  depth,
  state,
  slots,
  frameRef,
}: PageHostProps) {
  const navigator = useNavigator();
  const scroller = useRef<HTMLElement>(null);
  const visible = state !== 'hidden';
  const away = state === 'hidden' || state === 'leaving';
  const ref: RefCallback<HTMLDivElement> = useMemo(
    () => (element) => frameRef(key, element),
    [key, frameRef],
  );
  const memory = useMemo(() => ownMemory(navigator, page.id, key), [navigator, page.id, key]);
  const { remember, restore } = useScrollMemory(memory, scroller);
  const scope = useMemo(
    () => ({ key, page, info: pageInfoOf(page), memory, scroller, restore }),
    [key, page, memory, restore],
  );
  const body = useMemo(
    () => <PageBody page={page} pageKey={key} slots={slots} />,
    [page, key, slots],
  );
  useScrollEvents(key, remember, scroller, visible);

  return (
    <PageContext value={scope}>
      <div
        ref={ref}
        className={styles.frame}
        data-page={page.kind === 'page' ? page.route : page.kind}
        data-page-id={page.id}
        data-state={state}
        style={{ zIndex: depth }}
      >
        <slots.Chrome page={page} active={!away} depth={depth} scroller={scroller}>
          <Activity mode={visible ? 'visible' : 'hidden'}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a page with nothing to focus scrolls by keyboard too */}
            <main ref={scroller} className={styles.scroller} tabIndex={0}>
              {body}
            </main>
          </Activity>
        </slots.Chrome>
      </div>
    </PageContext>
  );
});
