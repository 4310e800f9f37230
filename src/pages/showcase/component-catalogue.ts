import type { ComponentType } from 'react';

const demos = import.meta.glob<{ readonly Demo: ComponentType }>('/src/components/*/demo.tsx');

const readmes = import.meta.glob<string>('/src/components/*/README.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type ComponentEntry = {
  /** Its folder. */
  readonly name: string;
  /** As it is written in code. */
  readonly title: string;
  readonly readme: string;
  readonly load: () => Promise<{ readonly Demo: ComponentType }>;
};

/** Every component that has a demo, by name: whoever adds a folder finds it here. */
export function listComponents(): readonly ComponentEntry[] {
  return Object.entries(demos).map(([path, load]) => {
    const name = path.split('/')[3] ?? '';
    const readme = readmes[`/src/components/${name}/README.md`] ?? '';
    return { name, title: pascal(name), readme, load };
  });
}

/** What a component is, in its README's first sentence. */
export function firstSentence(readme: string): string {
  const paragraph = readme.split(/\n\s*\n/)[1] ?? '';
  return (/^.*?\.(?=\s|$)/s.exec(paragraph)?.[0] ?? paragraph)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('`', '');
}

function pascal(name: string): string {
  return name.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
}
