import { useState } from 'react';
import { Button } from '@/components/button';
import { Cell } from '@/components/cell';
import { List } from '@/components/list';
import { Column } from '@/pages/showcase/column';
import { StoneRow } from '@/pages/showcase/stone-row';
import { StoneSwatch } from '@/pages/showcase/stone-swatch';
import { stoneWords } from '@/pages/showcase/stone-words';
import { numberText, relatedTo, type Stone } from '@/pages/showcase/stones';
import { useGo } from '@/pages/showcase/use-go';
import { useLink } from '@/pages/showcase/use-link';
import { useTitle } from '@/pages/showcase/use-title';
import { useText } from '@/pages/showcase/words';
import { isPlatformError, usePageShare, usePlatform } from '@/platform';
import { Shared, useNavigationBarButtonTap, useNavigator } from '@/router';
import styles from './stone.module.css';
import { words } from './words';

export function StoneSheet({ stone }: { stone: Stone }) {
  const t = useText(words);
  const name = useText(stoneWords);
  const platform = usePlatform();
  const { report } = useNavigator();
  const go = useGo();
  const link = useLink();
  const [depth] = useState(() => platform.pages().length);

  useTitle(name.name(stone));
  usePageShare({
    title: name.name(stone),
    desc: `${name.finish(stone)} · ${name.number(numberText(stone))}`,
  });
  useNavigationBarButtonTap(() => {
    platform.share.open().catch((error: unknown) => {
      // Closing the share sheet is an answer, not a failure.
      if (!isPlatformError(error) || error.code !== 'cancel') report(error);
    });
  });

  return (
    <Column>
      <Shared name={`stone-${stone.number}`} className={styles.picture}>
        <StoneSwatch stone={stone} size="wide" />
      </Shared>
      <div className={styles.head}>
        <h2 className={styles.name}>{name.name(stone)}</h2>
        <p className={styles.number}>
          {name.finish(stone)} · {name.number(numberText(stone))}
        </p>
        <Button size="large" block onPress={() => go(`/sample?stone=${stone.number}`)}>
          {t.order}
        </Button>
      </div>
      <List title={t.facts}>
        <Cell title={t.kind} value={name.family(stone)} />
        <Cell title={t.finish} value={name.finish(stone)} />
        <Cell title={t.hardness} value={t.mohs(stone.family.hardness)} />
        <Cell title={t.weight} value={t.density(stone.family.weight)} />
      </List>
      <List title={t.related} footer={t.deeper(depth)}>
        {relatedTo(stone).map((other) => (
          <StoneRow key={other.number} stone={other} {...link(`/stone/${other.number}`)} />
        ))}
      </List>
    </Column>
  );
}
