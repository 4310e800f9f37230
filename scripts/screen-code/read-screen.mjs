// The components, hooks and calls of a screen: what its module uses, also through other modules of the app.
import { readModule } from './read-module.mjs';
import { usesOf } from './read-uses.mjs';

/** @typedef {import('./read-module.mjs').Module} Module */
/**
 * @typedef {object} Project
 * @property {(path: string) => string} read
 * @property {(source: string, importer: string) => string | undefined | Promise<string | undefined>} resolve the file of
 *   a module of the app, or nothing
 * @property {(source: string) => boolean} isKit whether components come from there
 */
/**
 * @typedef {object} Screen
 * @property {string[]} components
 * @property {string[]} hooks
 * @property {string[]} calls
 * @property {string[]} files the module of the screen, and the modules with its components and hooks
 */

// A constant such as `KEY` is no component.
const isComponent = (name) => /^[A-Z][A-Za-z0-9]*[a-z]/.test(name);
const isHook = (name) => /^use[A-Z]/.test(name);

/** @param {string} page @param {Project} project @returns {Promise<Screen>} */
export async function readScreen(page, { read, resolve, isKit }) {
  /** @type {Map<string, Module>} */
  const modules = new Map();
  const moduleAt = (path) => {
    const known = modules.get(path) ?? readModule(path, read(path));
    modules.set(path, known);
    return known;
  };
  const found = {
    components: new Set(),
    hooks: new Set(),
    calls: new Set(),
    files: new Set([page]),
  };
  const seen = new Set();

  /** Follows a name that a module imports. */
  const enter = async (path, { source, name }, isElement) => {
    if (isKit(source)) {
      if (isElement) found.components.add(name);
      else if (isHook(name)) found.hooks.add(name);
      return;
    }
    const target = await resolve(source, path);
    if (target === undefined) return;
    const { exports } = moduleAt(target);
    await visit(target, exports.get(name) ?? name);
  };

  /** Collects what a name of a module uses. */
  const visit = async (path, name) => {
    const key = `${path}#${name}`;
    if (seen.has(key)) return;
    seen.add(key);
    const module = moduleAt(path);
    const passed = module.imports.get(name);
    if (passed) return void (await enter(path, passed, false));
    const declaration = module.declarations.get(name);
    if (!declaration) return;
    const { elements, names, calls } = usesOf(declaration, module);
    if (calls.length > 0 || isComponent(name) || isHook(name)) found.files.add(path);
    for (const call of calls) found.calls.add(call);
    for (const used of new Set([...elements, ...names])) {
      const imported = module.imports.get(used);
      if (imported) await enter(path, imported, elements.includes(used));
      else await visit(path, used);
    }
  };

  await visit(page, 'default');
  const sorted = (values) => [...values].sort();
  return {
    components: sorted(found.components),
    hooks: sorted(found.hooks),
    calls: sorted(found.calls),
    files: [...found.files],
  };
}
