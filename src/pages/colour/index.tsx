import { CheckIcon } from '@/components/icon';
import { type Colour, colourIds, colours, colourWords } from '@/pages/showcase/colours';
import { Column, Lead } from '@/pages/showcase/column';
import { useText } from '@/pages/showcase/words';
import { usePlatform } from '@/platform';
import { usePage } from '@/router';
import styles from './colour.module.css';
import { words } from './words';

export default function ColourPage() {
  const t = useText(words);
  const name = useText(colourWords);
  const platform = usePlatform();
  const { current } = usePage('/colour').params;

  const choose = (colour: Colour) => void platform.back(1, { result: { colour } });

  return (
    <Column>
      <Lead>{t.lead}</Lead>
      <ul role="list" className={styles.grid} aria-label={t.group}>
        {colourIds.map((colour) => (
          <li key={colour}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={colour === current}
              onClick={() => void choose(colour)}
            >
              <span className={styles.swatch} style={{ backgroundColor: colours[colour] }}>
                {colour === current && (
                  <span className={styles.check}>
                    <CheckIcon size={20} />
                  </span>
                )}
              </span>
              {name[colour]}
            </button>
          </li>
        ))}
      </ul>
    </Column>
  );
}
