// Makes each example of the docs a module. `virtual:readme-examples` exports those that are shown.
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documents, readDocument } from './examples.mjs';

const list = 'virtual:readme-examples';
/** Packages that an example imports are found from here. */
const home = posix.join(dirname(fileURLToPath(import.meta.url)).replaceAll('\\', '/'), 'examples');

/** A README shows the file of a page by its path only, so the page has the file's name. */
const stub = (name) => `export default function Page() {
  return <p>The page {${JSON.stringify(name.replace(/\.tsx$/, ''))}}</p>;
}
`;

/** @returns {import('vite').Plugin} */
export function readmeExamples() {
  /** @type {Map<string, { code: string, path: string }>} */
  const modules = new Map();
  /** @type {import('./examples.mjs').Example[]} */
  const examples = [];
  for (const document of documents) {
    const page = readDocument(document);
    examples.push(...page.examples);
    for (const { name, code, origin } of page.modules) {
      const id = posix.join(home, document.id, name);
      modules.set(id, { code: origin ? code : stub(name), path: page.path });
    }
  }
  return {
    name: 'portico:readme-examples',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === list) return `\0${list}`;
      if (modules.has(id)) return id;
      if (!importer || !modules.has(importer) || !id.startsWith('.')) return null;
      const path = posix.join(dirname(importer), id);
      return [path, `${path}.tsx`, `${path}.ts`].find((one) => modules.has(one)) ?? null;
    },
    load(id) {
      if (id === `\0${list}`) return listOf(examples);
      const module = modules.get(id);
      return module ? module.code : null;
    },
  };
}

function listOf(examples) {
  const imports = examples.map(
    ({ component, module }, index) =>
      `import * as m${index} from ${JSON.stringify(join(home, component, module))};`,
  );
  const items = examples.map(
    (example, index) => `{ ...${JSON.stringify(example)}, module: m${index} }`,
  );
  return `${imports.join('\n')}\nexport const examples = [${items.join(',\n')}];\n`;
}
