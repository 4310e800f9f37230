import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { packagesFirst } from '../../scripts/import-order.mjs';

/** The imports of a chunk with this code, in their order. */
async function importsOf(code: string) {
  const bundle = await rolldown({
    input: 'entry',
    makeAbsoluteExternalsRelative: false,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : { id, external: true, moduleSideEffects: true }),
        load: (id) => (id === 'entry' ? code : null),
      },
      packagesFirst(),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  return [...output[0].code.matchAll(/from "([^"]+)"|^import "([^"]+)"/gm)].map(
    ([, name, effect]) => name ?? effect,
  );
}

it('imports of other packages come first, style sheets stay behind own files', async () => {
  const code = `import './own.js'; import '#styles/a.css'; import { b } from 'b'; import './other.js';
    import { c } from 'c'; console.log(b, c);`;
  expect(await importsOf(code)).toEqual(['b', 'c', './own.js', '#styles/a.css', './other.js']);
});

it('leaves an order alone in which they already are first', async () => {
  const code = `import '#styles/a.css'; import { b } from 'b'; import './own.js'; console.log(b);`;
  expect(await importsOf(code)).toEqual(['#styles/a.css', 'b', './own.js']);
});
