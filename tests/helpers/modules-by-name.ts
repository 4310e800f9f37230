import type { Plugin } from 'rolldown';

/** Lets a bundler find modules in a table. Without effects, as in a package that says so. */
export function modulesByName(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'modules-by-name',
    resolveId: (id) => (id in modules ? { id, moduleSideEffects: id === 'entry' } : null),
    load: (id) => modules[id] ?? null,
  };
}
