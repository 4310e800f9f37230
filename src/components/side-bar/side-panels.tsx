import {
  Activity,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isMotionReduced } from '@/shared/browser';
import styles from './side-bar.module.css';

export type SideBarItem = {
  key: string;
  title: ReactNode;
  /** Part of the name of the tab, mostly a Badge. */
  badge?: ReactNode;
  /** @default false */
  disabled?: boolean;
  /** Beside the bar. Without any of these there is only the bar. */
  content?: ReactNode;
};

// A space in an id would make two ids of it.
export const tabId = (id: string, key: string) => `${id}-tab-${encodeURIComponent(key)}`;
export const panelId = (id: string, key: string) => `${id}-panel-${encodeURIComponent(key)}`;

type Props = { id: string; items: readonly SideBarItem[]; current: string };

/** One content at a time. A content comes with its first visit, and keeps its state. */
export function Panels({ id, items, current }: Props) {
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (!visited.includes(current)) setVisited([...visited, current]);
  return (
    <div className={styles.area}>
      {items.map(({ key, content }) =>
        key === current || visited.includes(key) ? (
          <div
            key={key}
            role="tabpanel"
            id={panelId(id, key)}
            aria-labelledby={tabId(id, key)}
            className={styles.panel}
            hidden={key !== current}
          >
            <Activity mode={key === current ? 'visible' : 'hidden'}>{content}</Activity>
          </div>
        ) : null,
      )}
    </div>
  );
}

type SpyProps = Props & {
  /** Scrolls to a content. */
  aim: RefObject<(key: string) => void>;
  /** Another content has come to the top. */
  onReach: (key: string) => void;
};

/** All contents, one below the other, in one scroller. */
export function SpySections({ id, items, current, aim, onReach }: SpyProps) {
  const area = useRef<HTMLDivElement>(null);
  /** The owner, or a press on the bar, has named this one. The scroll on the way there changes nothing. */
  const aimed = useRef<string | null>(null);
  /** The content that the scroller has reached by itself. */
  const reached = useRef(items[0]?.key ?? '');

  const sectionOf = (key: string) => area.current?.children[items.findIndex((i) => i.key === key)];
  const goTo = (key: string, behavior: ScrollBehavior) => {
    const section = sectionOf(key);
    if (!area.current || !section) return;
    aimed.current = key;
    reached.current = key;
    const way = section.getBoundingClientRect().top - area.current.getBoundingClientRect().top;
    const top = area.current.scrollTop + way;
    area.current.scrollTo({ top, behavior: isMotionReduced() ? 'auto' : behavior });
  };
  useInsertionEffect(() => {
    aim.current = (key) => goTo(key, 'smooth');
  });
  const follow = useEffectEvent(() => {
    if (reached.current !== current) goTo(current, 'auto');
  });
  useLayoutEffect(() => follow(), [current]);

  const reach = () => {
    const { current: scroller } = area;
    if (!scroller || aimed.current !== null) return;
    const tops = [...scroller.children].map((section) => section.getBoundingClientRect().top);
    const isEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
    const key = items[sectionAt(tops, scroller.getBoundingClientRect().top, isEnd)]?.key;
    if (key === undefined || key === reached.current) return;
    reached.current = key;
    onReach(key);
  };
  const release = () => {
    aimed.current = null;
  };

  return (
    // A scroller that keys can scroll has to take the focus.
    <div
      ref={area}
      className={styles.area}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-labelledby={tabId(id, current)}
      onScroll={reach}
      onPointerDown={release}
      onTouchStart={release}
      onWheel={release}
      onKeyDown={release}
    >
      {items.map(({ key, content }) => (
        <section
          key={key}
          id={panelId(id, key)}
          aria-labelledby={tabId(id, key)}
          className={styles.section}
        >
          {content}
        </section>
      ))}
    </div>
  );
}

/** The section at the top of the scroller. At its end it is the last one: short sections never get to the top. */
export function sectionAt(tops: readonly number[], line: number, isEnd: boolean): number {
  if (isEnd) return tops.length - 1;
  // A fraction of a pixel is left where the page is zoomed.
  const passed = tops.filter((top) => top <= line + 2).length;
  return Math.max(0, passed - 1);
}
