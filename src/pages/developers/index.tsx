import { Cell, List, usePlatform } from 'portico';
import {
  CalendarIcon,
  ClockIcon,
  CloseIcon,
  CodeIcon,
  CompassIcon,
  GlobeIcon,
  GridIcon,
  MessageIcon,
  OfflineIcon,
  WarningIcon,
} from 'portico/icons';
import type { ReactNode } from 'react';
import { Column } from '@/pages/showcase/layout';
import { FormButton } from '@/pages/showcase/market-slots';
import { BubbleIcon, LayersIcon, MessagesIcon } from '@/pages/showcase/icons';
import { PorticoMark } from './portico-mark';
import { useShowcase } from '@/pages/showcase/showcase-context';
import { useText } from '@/pages/showcase/words';
import styles from './developers.module.css';
import { type EntryId, words } from './words';

type Entry = { readonly id: EntryId; readonly url: string; readonly icon: ReactNode };

const catalogue: readonly Entry[] = [
  { id: 'components', url: '/components', icon: <GridIcon /> },
  { id: 'apis', url: '/apis', icon: <CodeIcon /> },
  { id: 'unavailable', url: '/unavailable', icon: <CloseIcon /> },
];
const inside: readonly Entry[] = [
  { id: 'stack', url: '/stack', icon: <LayersIcon /> },
  { id: 'overlays', url: '/overlays', icon: <BubbleIcon /> },
  { id: 'host', url: '/host', icon: <MessagesIcon /> },
  { id: 'assistant', url: '/assistant', icon: <MessageIcon /> },
  { id: 'bookings', url: '/bookings', icon: <CalendarIcon /> },
  { id: 'language', url: '/language', icon: <GlobeIcon /> },
];
const trouble: readonly Entry[] = [
  { id: 'slow', url: '/slow', icon: <ClockIcon /> },
  { id: 'flaky', url: '/flaky', icon: <OfflineIcon /> },
  { id: 'broken', url: '/broken', icon: <WarningIcon /> },
  { id: 'lost', url: '/nowhere', icon: <CompassIcon /> },
];

export default function Developers() {
  const t = useText(words);
  const { href } = usePlatform();
  const { version } = useShowcase();
  const rows = (entries: readonly Entry[], preload?: 'none') =>
    entries.map(({ id, url, icon }) => (
      <Cell
        key={id}
        data-preload={preload}
        icon={icon}
        title={t[id]}
        note={t[`${id}Note`]}
        // The entry `lost` has no page, so `href` would throw.
        href={id === 'lost' ? url : href({ url })}
      />
    ));
  return (
    <Column>
      <section className={styles.hero}>
        <div className={styles.picture}>
          <PorticoMark />
        </div>
        <h2 className={styles.headline}>{t.headline}</h2>
        <p className={styles.intro}>{t.intro}</p>
        <FormButton block size="large" />
        <p className={styles.note}>{t.note}</p>
      </section>
      <List title={t.catalogue}>{rows(catalogue)}</List>
      <List title={t.inside}>{rows(inside)}</List>
      {/* Their code comes with the tap, so that its trouble shows. */}
      <List title={t.trouble}>{rows(trouble, 'none')}</List>
      <p className={styles.version}>
        <bdi>Portico {version}</bdi>
      </p>
    </Column>
  );
}
