import { type Plugin, rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { pureCalls } from '../../scripts/pure-calls.mjs';
import { modulesByName } from '../helpers/modules-by-name';

/** Bundles modules by name, without tree shaking of what the plugin gets to see. */
async function bundle(modules: Readonly<Record<string, string>>, plugins: Plugin[] = []) {
  const build = await rolldown({ input: 'entry', plugins: [modulesByName(modules), ...plugins] });
  const { output } = await build.generate({ format: 'es' });
  return output[0].code;
}

const library = `
  const rows = { a: 1 };
  export const context = createContext({ deep: new Map() });
  export const all = { ...rows, b: rows.a };
  export const run = () => start();
  export const used = make();
`;

it('lets a bundler drop calls, spreads and reads at the top level that nobody uses', async () => {
  const entry = await bundle({ entry: library }, [pureCalls()]);
  const code = await bundle({
    app: entry,
    entry: `import { used } from 'app'; console.log(used);`,
  });
  expect(code).toContain('make()');
  expect(code).not.toMatch(/createContext|Map|rows|start/);
});

it('leaves the values as they are', async () => {
  const entry = await bundle({ entry: library }, [pureCalls()]);
  const head = 'const createContext = (value) => value, make = () => 5, start = () => 7;';
  const url = `data:text/javascript,${encodeURIComponent(`${head}\n${entry}`)}`;
  const { all, context, run, used } = await import(/* @vite-ignore */ url);
  expect(all).toEqual({ a: 1, b: 1 });
  expect(context).toEqual({ deep: new Map() });
  expect(run()).toBe(7);
  expect(used).toBe(5);
});

it('marks no calls inside of functions', async () => {
  const code = await bundle({ entry: 'export const run = () => start(stop());' }, [pureCalls()]);
  expect(code).not.toContain('PURE');
});
