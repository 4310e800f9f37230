import { Spinner, usePage, usePageTitle } from 'portico';
import { NothingFound } from '@/pages/showcase/list-search';
import { Suspense, use, useMemo, useState } from 'react';
import { Appearance } from '@/pages/showcase/appearance';
import { Column } from '@/pages/showcase/layout';
import { type ComponentEntry, listComponents } from '@/pages/showcase/list-components';
import { useText } from '@/pages/showcase/words';
import styles from './component.module.css';
import { DemoSourcePanel } from './demo-source';
import { parseMarkdown } from './parse-markdown';
import { PlaygroundPanel } from './playground-panel';
import { Readme } from './readme';
import { words } from './words';

export default function ComponentPage() {
  const t = useText(words);
  const { name } = usePage('/component/:name').params;
  const entry = listComponents().find((component) => component.name === name);

  if (entry) return <Loaded key={name} entry={entry} />;
  return <NothingFound title={t.noneTitle} text={t.noneText(name)} />;
}

function Loaded({ entry }: { entry: ComponentEntry }) {
  const t = useText(words);
  usePageTitle(entry.title);
  const [source] = useState(() => Promise.all([entry.loadDemo(), entry.loadReadme()]));
  return (
    <Suspense
      fallback={
        <div className={styles.waiting} aria-busy="true">
          <Spinner label={t.loading} />
        </div>
      }
    >
      <ComponentSheet entry={entry} source={source} />
    </Suspense>
  );
}

type SheetSource = Promise<readonly [Awaited<ReturnType<ComponentEntry['loadDemo']>>, string]>;

function ComponentSheet({ entry, source }: { entry: ComponentEntry; source: SheetSource }) {
  const t = useText(words);
  const [{ Demo, playground }, readme] = use(source);
  const blocks = useMemo(() => parseMarkdown(readme), [readme]);

  return (
    <Column>
      <section aria-label={t.demo} className={styles.canvas}>
        <Demo />
      </section>
      <DemoSourcePanel entry={entry} />
      {playground && <PlaygroundPanel title={entry.title} playground={playground} />}
      <Appearance />
      <Readme blocks={blocks} />
    </Column>
  );
}
