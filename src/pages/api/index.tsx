import { Button, usePage, usePageDraft, usePageTitle } from 'portico';
import { NothingFound } from '@/pages/showcase/list-search';
import { uni } from 'portico/uni';
import type { ApiField } from '@/pages/showcase/apis/api-entry';
import { listApis, type NamedApi, useNote } from '@/pages/showcase/apis/list-apis';
import { Choice, TextField } from '@/pages/showcase/fields';
import { CodePanel } from '@/pages/showcase/code-panel';
import { Column, Lead, Panel } from '@/pages/showcase/layout';
import { useText } from '@/pages/showcase/words';
import styles from './api.module.css';
import { codeOf, paramsOf } from './params';
import { OutcomePanel } from './outcome-panel';
import { Sketch } from './sketch';
import { useTryOut } from './use-try-out';
import { words } from './words';

export default function ApiPage() {
  const t = useText(words);
  const { name } = usePage('/call/:name').params;
  const api = listApis().find((entry) => entry.name === name);

  if (api) return <ApiSheet api={api} />;
  return <NothingFound title={t.noneTitle} text={t.noneText(name)} />;
}

function ApiSheet({ api }: { api: NamedApi }) {
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

type Props = {
  field: ApiField;
  value: string;
  onChange: (value: string) => void;
};

/** A field for one parameter, named as in code. */
function ApiFieldView({ field, value, onChange }: Props) {
  const common = { label: field.name, value, onChange };
  if ('options' in field) {
    const options = field.options.map((option) => ({ value: option, label: option }));
    return <Choice {...common} options={options} />;
  }
  return (
    <TextField
      {...common}
      multiline={field.kind === 'lines'}
      type={field.kind === 'number' ? 'number' : 'text'}
    />
  );
}
