import { Result, Spinner, usePage, usePageTitle } from 'portico';
import { SearchIcon } from 'portico/icons';
import { Suspense, useState } from 'react';
import { type ComponentEntry, listComponents } from '@/pages/showcase/list-components';
import { useText } from '@/pages/showcase/words';
import styles from './component.module.css';
import { ComponentSheet } from './component-sheet';
import { words } from './words';

export default function ComponentPage() {
  const t = useText(words);
  const { name } = usePage('/component/:name').params;
  const entry = listComponents().find((component) => component.name === name);

  if (entry) return <Loaded key={name} entry={entry} />;
  return (
    <Result
      fill
      icon={<SearchIcon size={36} weight={1.4} />}
      title={t.noneTitle}
      text={t.noneText(name)}
    />
  );
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
