import { Button, usePageDraft, usePageTitle } from 'portico';
import { uni } from 'portico/uni';
import { type NamedApi, useNote } from '@/pages/showcase/apis/list-apis';
import { CodePanel } from '@/pages/showcase/code-panel';
import { Column, Lead } from '@/pages/showcase/column';
import { Panel } from '@/pages/showcase/panel';
import { useText } from '@/pages/showcase/words';
import { ApiFieldView } from './api-field-view';
import styles from './api.module.css';
import { codeOf } from './code-of';
import { OutcomePanel } from './outcome-panel';
import { Sketch } from './sketch';
import { useTryOut } from './use-try-out';
import { paramsOf } from './params-of';
import { words } from './words';

export function ApiSheet({ api }: { api: NamedApi }) {
  const t = useText(words);
  const note = useNote();
  const { name, fields = [] } = api;
  const [values, setValues] = usePageDraft<Readonly<Record<string, string>>>('values', () =>
    Object.fromEntries(fields.map((field) => [field.name, field.initial])),
  );
  const params = paramsOf(fields, values);
  const { outcome, heard, progress, abort, run } = useTryOut(api);

  usePageTitle(name);

  return (
    <Column>
      <Lead>{note(api)}</Lead>
      {fields.length > 0 && (
        <Panel title={t.params} footer={t.paramsNote}>
          {fields.map((field) => (
            <ApiFieldView
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              onChange={(value) => setValues((now) => ({ ...now, [field.name]: value }))}
            />
          ))}
        </Panel>
      )}
      <div className={styles.run}>
        <Button
          size="large"
          block
          loading={outcome.status === 'waiting'}
          onClick={() => run(params)}
        >
          {t.run}
        </Button>
        {api.onTabPage && <p className={styles.hint}>{t.onTab}</p>}
      </div>
      {name in uni && <p className={styles.hint}>{t.ported}</p>}
      {api.onCanvas && <Sketch />}
      <OutcomePanel
        outcome={outcome}
        heard={heard}
        progress={progress}
        onAbort={api.demo || api.sync ? undefined : abort}
      />
      <CodePanel code={codeOf(api, params)} />
    </Column>
  );
}
