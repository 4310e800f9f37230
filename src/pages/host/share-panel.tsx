import { Button, usePageShare, usePlatform } from 'portico';
import { LinkIcon, ShareIcon } from 'portico/icons';
import { useState } from 'react';
import { Choice, TextField } from '@/pages/showcase/fields';
import { Panel } from '@/pages/showcase/layout';
import { useText } from '@/pages/showcase/words';
import { AttemptResult, useAttempt } from './attempt';
import styles from './card-preview.module.css';
import { words } from './words';

/** The page's card: what is typed is what the app's own menu shares, too. */
export function SharePanel() {
  const t = useText(words);
  const platform = usePlatform({ abortOnUnload: true });
  const { attempt, run } = useAttempt();
  const [title, setTitle] = useState('');
  const [desc, setDesc] = useState('');
  const [allowed, setAllowed] = useState<'yes' | 'no'>('yes');
  const card = { title: title.trim() || t.cardTitle, desc: desc.trim() || t.cardText };

  usePageShare(allowed === 'yes' && card);

  const share = async () => {
    const { result } = await platform.share.open();
    return t.shared(result);
  };

  return (
    <Panel title={t.share} footer={t.shareFooter}>
      <CardPreview {...card} isShared={allowed === 'yes'} />
      <TextField label={t.titleLabel} value={title} placeholder={t.cardTitle} onChange={setTitle} />
      <TextField label={t.textLabel} value={desc} placeholder={t.cardText} onChange={setDesc} />
      <Choice
        label={t.allowed}
        options={[
          { value: 'yes', label: t.yes },
          { value: 'no', label: t.no },
        ]}
        value={allowed}
        onChange={setAllowed}
      />
      <Button block icon={<ShareIcon size="1.25rem" />} onClick={run(share)}>
        {t.shareIt}
      </Button>
      <AttemptResult attempt={attempt} />
    </Panel>
  );
}

type Props = {
  title: string;
  desc: string;
  isShared: boolean;
};

/** The card about as a chat shows it. */
function CardPreview({ title, desc, isShared }: Props) {
  const t = useText(words);

  return (
    <figure className={styles.chat} aria-label={t.preview}>
      {isShared ? (
        <div className={styles.card} dir="auto">
          <p className={styles.title}>{title}</p>
          <p className={styles.desc}>{desc}</p>
          <span className={styles.picture}>
            <LinkIcon size={22} />
          </span>
          <p className={styles.origin}>
            <bdi>{window.location.host}</bdi>
          </p>
        </div>
      ) : (
        <p className={styles.none}>{t.notShared}</p>
      )}
    </figure>
  );
}
