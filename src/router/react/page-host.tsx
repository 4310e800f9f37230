import { Activity, memo, type RefCallback, useMemo, useRef } from 'react';
import type { Frame } from '../state';
import styles from './frame.module.css';
import { useNavigator } from './navigator-context';
import { ownMemory } from './own-memory';
import { PageBody } from './page-body';
import { PageContext, pageInfoOf } from './page-context';
import type { PageSlots } from './page-slots';
import { useScrollEvents } from './use-scroll-events';
import { useScrollMemory } from './use-scroll-memory';

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
  entry,
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
  const memory = useMemo(() => ownMemory(navigator, entry.id, key), [navigator, entry.id, key]);
  const { remember, restore } = useScrollMemory(memory, scroller);
  const scope = useMemo(
    () => ({ key, entry, info: pageInfoOf(entry), memory, scroller, restore }),
    [key, entry, memory, restore],
  );
  const body = useMemo(
    () => <PageBody entry={entry} instance={key} slots={slots} />,
    [entry, key, slots],
  );
  useScrollEvents(key, remember, scroller, visible);

  return (
    <PageContext value={scope}>
      <div
        ref={ref}
        className={styles.frame}
        data-page={entry.kind === 'page' ? entry.route : entry.kind}
        data-page-id={entry.id}
        data-state={state}
        style={{ zIndex: depth }}
      >
        <slots.Chrome entry={entry} active={!away} depth={depth} scroller={scroller}>
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
