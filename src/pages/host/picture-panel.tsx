import { Button, usePlatform } from 'portico';
import { PictureIcon } from 'portico/icons';
import { useState } from 'react';
import { Panel } from '@/pages/showcase/layout';
import { useText } from '@/pages/showcase/words';
import { AttemptResult, useAttempt } from './attempt';
import styles from './media.module.css';
import { words } from './words';

type Picture = { readonly path: string; readonly name: string };

/** Pictures from the app's album and camera, or the browser's; a tap on one shows it large. */
export function PicturePanel() {
  const t = useText(words);
  const platform = usePlatform({ abortOnUnload: true });
  const { attempt, run } = useAttempt();
  const [pictures, setPictures] = useState<readonly Picture[]>([]);

  const choose = async () => {
    const { tempFiles } = await platform.chooseImage({ count: 9 });
    setPictures(tempFiles);
    return t.chosen(tempFiles.length);
  };

  const look = (current: number) => () => {
    const urls = pictures.map(({ path }) => path);
    void platform.previewImage({ urls, current });
  };

  return (
    <Panel title={t.pictures}>
      {pictures.length === 0 ? (
        <p className={styles.empty}>{t.noPictures}</p>
      ) : (
        <ul role="list" className={styles.pictures}>
          {pictures.map(({ path, name }, index) => (
            <li key={path}>
              <button type="button" className={styles.picture} onClick={look(index)}>
                <img src={path} alt={t.picture(index + 1, name)} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button block variant="tonal" icon={<PictureIcon size="1.25rem" />} onClick={run(choose)}>
        {t.choose}
      </Button>
      <AttemptResult attempt={attempt} />
    </Panel>
  );
}
