import {
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Navigator } from '@/router';
import { ExportTab } from './export-tab';
import { HistoryTab } from './history-tab';
import type { Recorder } from './recorder';
import { StackTab } from './stack-tab';
import { TimelineTab } from './timeline-tab';

type PanelProps = { readonly navigator: Navigator; readonly recorder: Recorder };

const tabs = ['Stack', 'History', 'Timeline', 'Export'] as const;
type Tab = (typeof tabs)[number];

/** The button at the screen's edge, and the panel that it opens. */
export function Devtools(props: PanelProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return isOpen ? (
    <Panel {...props} onClose={() => setOpen(false)} />
  ) : (
    <button
      ref={opener}
      type="button"
      className="opener"
      aria-label="Open the Portico devtools"
      onClick={() => setOpen(true)}
    >
      P
    </button>
  );
}

function Panel({ navigator, recorder, onClose }: PanelProps & { readonly onClose: () => void }) {
  const recording = useSyncExternalStore(recorder.subscribe, recorder.get);
  const [tab, setTab] = useState<Tab>('Stack');
  const id = useId();

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };

  return (
    <section className="panel" aria-label="Portico devtools" onKeyDown={closeOnEscape}>
      <div className="bar">
        <TabList id={id} selected={tab} onSelect={setTab} />
        <button type="button" aria-label="Close the Portico devtools" onClick={onClose}>
          ✕
        </button>
      </div>
      <div
        className="body"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        // A panel that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {tab === 'Stack' && <StackTab navigator={navigator} />}
        {tab === 'History' && <HistoryTab recording={recording} />}
        {tab === 'Timeline' && <TimelineTab recording={recording} recorder={recorder} />}
        {tab === 'Export' && <ExportTab recording={recording} />}
      </div>
    </section>
  );
}

type TabListProps = {
  readonly id: string;
  readonly selected: Tab;
  readonly onSelect: (tab: Tab) => void;
};

/** Arrow keys, Home and End choose a tab. The Tab key leaves the list. */
function TabList({ id, selected, onSelect }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.indexOf(selected);
    const targets: Partial<Record<string, number>> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    const next = target === undefined ? undefined : tabs[target % tabs.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };

  return (
    <div className="tabs" role="tablist" aria-label="Views" ref={list}>
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          className="tab"
          role="tab"
          id={`${id}-${name}`}
          data-tab={name}
          aria-selected={name === selected}
          aria-controls={`${id}-panel`}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
          onKeyDown={onKeyDown}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
