import { Button } from 'portico';
import { useState } from 'react';
import { CodePanel } from '@/pages/showcase/code-panel';
import type { ComponentEntry } from '@/pages/showcase/list-components';
import { Panel } from '@/pages/showcase/panel';
import { useText } from '@/pages/showcase/words';
import { demoSource } from './demo-source';
import { words } from './words';

type State = 'closed' | 'loading' | 'failed' | { readonly code: string };

/** The code of the demo above. It loads at the first press. */
export function DemoSourcePanel({ entry }: { entry: ComponentEntry }) {
  const t = useText(words);
  const [state, setState] = useState<State>('closed');

  const open = async () => {
    setState('loading');
    try {
      setState({ code: demoSource(await entry.loadSource()) });
    } catch {
      setState('failed');
    }
  };

  if (typeof state === 'object') return <CodePanel title={t.source} code={state.code} />;
  return (
    <Panel footer={<span role="status">{state === 'failed' && t.noSource}</span>}>
      <Button variant="plain" block loading={state === 'loading'} onClick={() => void open()}>
        {t.source}
      </Button>
    </Panel>
  );
}
