import { VisuallyHidden } from 'portico';
import { ForwardIcon } from 'portico/icons';
import { Fragment } from 'react';
import { unavailableGroups } from '@/pages/showcase/apis/unavailable-groups';
import { Column, Lead } from '@/pages/showcase/layout';
import { defineWords, useText } from '@/pages/showcase/words';
import styles from './unavailable.module.css';

const words = defineWords({
  en: {
    title: 'Calls that are not available in browsers',
    lead: 'uni-app has these calls. No browser can serve them, so with portico/uni each of them rejects with the code “unsupported”.',
    call: 'Call',
    why: 'Why',
    instead: 'Use instead',
    sentence: ({ en }: Sentence) => en,
  },
  zh: {
    title: '浏览器不支持的接口',
    lead: 'uni-app 有这些接口，但没有浏览器能提供。通过 portico/uni 调用时会以错误码 unsupported 被拒绝。',
    call: '接口',
    why: '原因',
    instead: '替代办法',
    sentence: ({ zh }: Sentence) => zh,
  },
});

type Sentence = { readonly en: string; readonly zh: string };

/** One table: the calls, the reason, and what to use instead. */
export default function Unavailable() {
  const t = useText(words);
  return (
    <Column>
      <Lead>{t.lead}</Lead>
      <div role="table" className={styles.table} aria-label={t.title}>
        <VisuallyHidden role="row">
          {[t.call, t.why, t.instead].map((name) => (
            <span key={name} role="columnheader">
              {name}
            </span>
          ))}
        </VisuallyHidden>
        {unavailableGroups.map(({ names, why, instead }) => (
          <div key={names[0]} role="row" className={styles.row}>
            <div role="cell" className={styles.names} dir="ltr">
              {names.map((name) => (
                <Fragment key={name}>
                  <code>{name}</code>{' '}
                </Fragment>
              ))}
            </div>
            <div role="cell" className={styles.why}>
              {t.sentence(why)}
            </div>
            <div role="cell" className={styles.instead}>
              <ForwardIcon size="1rem" />
              <span>{t.sentence(instead)}</span>
            </div>
          </div>
        ))}
      </div>
    </Column>
  );
}
