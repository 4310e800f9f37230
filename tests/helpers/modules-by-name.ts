import type { Plugin } from 'rolldown';

/** Lets a bundler find modules in a table. They have no side effects, as in a package with `sideEffects: false`. */
export function modulesByName(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'modules-by-name',
    resolveId: (id) => (id in modules ? { id, moduleSideEffects: id === 'entry' } : null),
    load: (id) => modules[id] ?? null,
  };
}
