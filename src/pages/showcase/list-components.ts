import type { ComponentType } from 'react';
import type { Playground } from './playground';

/** The exports of a `demo.tsx`. */
type DemoFile = {
  readonly Demo: ComponentType;
  readonly playground?: Playground;
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
  /** The name of its folder. */
  readonly name: string;
  /** The name in code. */
  readonly title: string;
  /** The first sentence of its README. */
  readonly lead: string;
  readonly loadDemo: () => Promise<DemoFile>;
  /** The code of the demo. */
  readonly loadSource: () => Promise<string>;
  readonly loadReadme: () => Promise<string>;
};

/** Components whose folder name would be the name of a global. */
const titles: Readonly<Record<string, string>> = {
  audio: 'AudioPlayer',
  image: 'ImageView',
  map: 'MapView',
};

/** Every component that has a demo, by name. A new folder appears here automatically. */
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
