import { use, useMemo } from 'react';
import { Appearance } from '@/pages/showcase/appearance';
import { Column } from '@/pages/showcase/column';
import type { ComponentEntry } from '@/pages/showcase/list-components';
import { useText } from '@/pages/showcase/words';
import styles from './component.module.css';
import { DemoSourcePanel } from './demo-source-panel';
import { parseMarkdown } from './parse-markdown';
import { PlaygroundPanel } from './playground-panel';
import { Readme } from './readme';
import { words } from './words';

export type SheetSource = Promise<
  readonly [Awaited<ReturnType<ComponentEntry['loadDemo']>>, string]
>;

export function ComponentSheet({ entry, source }: { entry: ComponentEntry; source: SheetSource }) {
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
