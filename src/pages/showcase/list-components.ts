import type { ComponentType } from 'react';
import type { Playground } from '@/components/kit/playground';

/** What a `demo.tsx` exports. Each playground has props of its own; here they are all alike. */
type DemoFile = {
  readonly Demo: ComponentType;
  readonly playground?: Playground<Record<string, unknown>>;
};

const demos = import.meta.glob<DemoFile>('/src/components/{*,kit/*}/demo.tsx');

const sources = import.meta.glob<string>('/src/components/{*,kit/*}/demo.tsx', {
  query: '?raw',
  import: 'default',
});

const readmes = import.meta.glob<string>('/src/components/{*,kit/*}/README.md', {
  query: '?raw',
  import: 'default',
});

const leads = import.meta.glob<string>('/src/components/{*,kit/*}/README.md', {
  query: '?lead',
  import: 'default',
  eager: true,
});

export type ComponentEntry = {
  /** Its folder. */
  readonly name: string;
  /** As it is written in code. */
  readonly title: string;
  /** What it is, in its README's first sentence. */
  readonly lead: string;
  readonly loadDemo: () => Promise<DemoFile>;
  /** The code of the demo. */
  readonly loadSource: () => Promise<string>;
  readonly loadReadme: () => Promise<string>;
};

/** Whose folder's name would be that of a global. */
const titles: Readonly<Record<string, string>> = {
  audio: 'AudioPlayer',
  image: 'ImageView',
  map: 'MapView',
};

/** Every component that has a demo, by name: whoever adds a folder finds it here. */
export function listComponents(): readonly ComponentEntry[] {
  return Object.entries(demos).map(([path, loadDemo]) => {
    const name = path.split('/').slice(-2)[0] ?? '';
    const readme = path.replace('demo.tsx', 'README.md');
    const loadReadme = readmes[readme] ?? (async () => '');
    const loadSource = sources[path] ?? (async () => '');
    const title = titles[name] ?? pascal(name);
    return { name, title, lead: leads[readme] ?? '', loadDemo, loadSource, loadReadme };
  });
}

function pascal(name: string): string {
  return name.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
}
