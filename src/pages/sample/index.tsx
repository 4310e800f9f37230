import type { FormEvent } from 'react';
import { Button } from '@/components/button';
import { Cell } from '@/components/cell';
import { List } from '@/components/list';
import { Choice } from '@/pages/showcase/choice';
import { colours, colourWords } from '@/pages/showcase/colours';
import { Column, Lead } from '@/pages/showcase/column';
import { Panel } from '@/pages/showcase/panel';
import { StoneRow } from '@/pages/showcase/stone-row';
import { stoneOf } from '@/pages/showcase/stones';
import { TextField } from '@/pages/showcase/text-field';
import { useLink } from '@/pages/showcase/use-link';
import { useText } from '@/pages/showcase/words';
import { usePage } from '@/router';
import styles from './sample.module.css';
import { useOrder } from './use-order';
import { words } from './words';

const sizes = ['small', 'medium', 'large'] as const;

export default function Sample() {
  const t = useText(words);
  const colourName = useText(colourWords);
  const link = useLink();
  const { params } = usePage('/sample');
  const { order, status, answer, change, pickColour, send } = useOrder();
  const stone = stoneOf(Math.floor(params.stone));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <Column>
      <Lead>{t.lead}</Lead>
      <form onSubmit={submit} noValidate>
        <List title={t.stone}>
          <StoneRow stone={stone} {...link(`/stone/${stone.number}`)} />
        </List>
        <Panel title={t.you}>
          <TextField
            label={t.name}
            placeholder={t.namePlaceholder}
            autoComplete="name"
            value={order.name}
            onChange={(name) => change({ name })}
            error={status === 'incomplete' && !order.name.trim() ? t.nameMissing : undefined}
          />
          <Choice
            label={t.size}
            options={sizes.map((value) => ({ value, text: t[value] }))}
            value={order.size}
            onChange={(size) => change({ size })}
          />
          <TextField
            label={t.note}
            placeholder={t.notePlaceholder}
            multiline
            value={order.note}
            onChange={(note) => change({ note })}
          />
        </Panel>
        <List title={t.grout} footer={answer === 'left' ? t.unanswered : t.answered}>
          <Cell
            title={t.colour}
            value={
              order.colour ? (
                <span className={styles.colour}>
                  {colourName[order.colour]}
                  <span className={styles.dot} style={{ backgroundColor: colours[order.colour] }} />
                </span>
              ) : (
                t.pick
              )
            }
            onPress={pickColour}
          />
        </List>
        <div className={styles.send}>
          <Button type="submit" size="large" block>
            {t.send}
          </Button>
        </div>
      </form>
    </Column>
  );
}
