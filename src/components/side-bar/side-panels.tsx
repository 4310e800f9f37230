import {
  Activity,
  type RefObject,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { panelId, tabId, type TabItem } from '@/components/tabs';
import { isMotionReduced } from '@/shared/browser';
import styles from './side-bar.module.css';

type Props = { id: string; items: readonly TabItem[]; current: string };

/** Shows one content. A content is rendered at its first visit and keeps its state. */
export function Panels({ id, items, current }: Props) {
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (!visited.includes(current)) setVisited([...visited, current]);
  return (
    <div className={styles.area}>
      {items.map(({ value, content }) =>
        value === current || visited.includes(value) ? (
          <div
            key={value}
            role="tabpanel"
            id={panelId(id, value)}
            aria-labelledby={tabId(id, value)}
            data-part="panel"
            className={styles.panel}
            hidden={value !== current}
          >
            <Activity mode={value === current ? 'visible' : 'hidden'}>{content}</Activity>
          </div>
        ) : null,
      )}
    </div>
  );
}

type SpyProps = Props & {
  /** Scrolls to a content. */
  aim: RefObject<(key: string) => void>;
  /** Called when the scroll brings another content to the top. */
  onReach: (key: string) => void;
};

/** All contents in a column in one scroller. */
export function SpySections({ id, items, current, aim, onReach }: SpyProps) {
  const area = useRef<HTMLDivElement>(null);
  /** The target of a scroll that the owner or a press has started. Until users scroll, `onReach` is not called. */
  const aimed = useRef<string | null>(null);
  /** The content at the top: the last one that a scroll reached or was sent to. */
  const reached = useRef(items[0]?.value ?? '');

  const sectionOf = (key: string) =>
    area.current?.children[items.findIndex((i) => i.value === key)];
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
    const key = items[sectionAt(tops, scroller.getBoundingClientRect().top, isEnd)]?.value;
    if (key === undefined || key === reached.current) return;
    reached.current = key;
    onReach(key);
  };
  const release = () => {
    aimed.current = null;
  };

  return (
    // Keyboard users can scroll only a scroller that is focusable.
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
      {items.map(({ value, content }) => (
        <section
          key={value}
          id={panelId(id, value)}
          aria-labelledby={tabId(id, value)}
          className={styles.section}
        >
          {content}
        </section>
      ))}
    </div>
  );
}

/** The section at the top of the scroller. At the end it is the last one, because a short one never reaches the top. */
export function sectionAt(tops: readonly number[], line: number, isEnd: boolean): number {
  if (isEnd) return tops.length - 1;
  // Browser zoom leaves fractions of a pixel.
  const passed = tops.filter((top) => top <= line + 2).length;
  return Math.max(0, passed - 1);
}
