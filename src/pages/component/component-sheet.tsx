import { lazy, Suspense, useMemo, useState } from 'react';
import { Spinner } from '@/components/spinner';
import { Appearance } from '@/pages/showcase/appearance';
import { Column } from '@/pages/showcase/column';
import type { ComponentEntry } from '@/pages/showcase/component-catalogue';
import { useTitle } from '@/pages/showcase/use-title';
import { useText } from '@/pages/showcase/words';
import styles from './component.module.css';
import { parseMarkdown } from './parse-markdown';
import { Readme } from './readme';
import { words } from './words';

export function ComponentSheet({ entry }: { entry: ComponentEntry }) {
  const t = useText(words);
  const [Demo] = useState(() => lazy(async () => ({ default: (await entry.load()).Demo })));
  const blocks = useMemo(() => parseMarkdown(entry.readme), [entry.readme]);

  useTitle(entry.title);

  return (
    <Column>
      <section aria-label={t.demo} className={styles.canvas}>
        <Suspense
          fallback={
            <div className={styles.waiting} aria-busy="true">
              <Spinner label={t.loading} />
            </div>
          }
        >
          <Demo />
        </Suspense>
      </section>
      <Appearance />
      <Readme blocks={blocks} />
    </Column>
  );
}
