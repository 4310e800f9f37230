import { Button } from 'portico';
import { useState } from 'react';
import { CodePanel } from '@/pages/showcase/code-panel';
import type { ComponentEntry } from '@/pages/showcase/list-components';
import { Panel } from '@/pages/showcase/layout';
import { useText } from '@/pages/showcase/words';
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

/** One import: its names, and the module that they come from. */
const IMPORT = /^import (type )?\{([^}]*)\} from '([^']+)';\n/gm;

/**
 * The source of a demo as a product writes it: with imports from the package, and without the settings of the
 * playground.
 */
export function demoSource(text: string): string {
  const code = text
    .replace(/^export const playground = [\s\S]*?^\}\);\n?/m, '')
    .replaceAll(/^import [^;]*kit\/playground';\n/gm, '');
  const body = code.replaceAll(/^import [^;]*;\n/gm, '').trim();
  const names = new Map<string, string[]>();
  for (const [, isType = '', list = '', from = ''] of code.matchAll(IMPORT)) {
    const used = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && isUsed(name, body))
      .map((name) => `${isType}${name}`);
    const door = doorOf(from);
    names.set(door, [...(names.get(door) ?? []), ...used]);
  }
  const imports = [...names]
    .filter(([, list]) => list.length > 0)
    .map(([door, list]) => importLine(list, door));
  return `${imports.join('')}\n${body}\n`;
}

function doorOf(from: string): string {
  if (from === '@/components/icon') return 'portico/icons';
  return /^[@.]/.test(from) ? 'portico' : from;
}

/** `type Step as S` and `Step` are both used by their last name. */
function isUsed(name: string, body: string): boolean {
  const word = name.split(' ').pop() ?? name;
  return new RegExp(`\\b${word}\\b`).test(body);
}

/** On several lines where it does not fit one. */
function importLine(names: readonly string[], door: string): string {
  const line = `import { ${names.join(', ')} } from '${door}';\n`;
  return line.length <= 80 ? line : `import {\n  ${names.join(',\n  ')},\n} from '${door}';\n`;
}
