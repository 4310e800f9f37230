import type { MouseEvent } from 'react';
import { ForwardIcon } from '@/components/icon';
import { Shared } from '@/router';
import styles from './stone-row.module.css';
import { StoneSwatch } from './stone-swatch';
import { stoneWords } from './stone-words';
import { numberText, type Stone } from './stones';
import { useText } from './words';

type Props = {
  stone: Stone;
  href: string;
  onPress: (event: MouseEvent) => void;
};

export function StoneRow({ stone, href, onPress }: Props) {
  const t = useText(stoneWords);
  return (
    <a className={styles.row} href={href} onClick={onPress}>
      <Shared name={`stone-${stone.number}`}>
        <StoneSwatch stone={stone} />
      </Shared>
      <span className={styles.body}>
        <span className={styles.text}>
          <span>{t.name(stone)}</span>
          <span className={styles.note}>
            {t.finish(stone)} · {t.number(numberText(stone))}
          </span>
        </span>
        <ForwardIcon size="1.125rem" />
      </span>
    </a>
  );
}
