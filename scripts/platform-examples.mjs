// Reads docs/platform/examples/: each exported function is the example of one call.
import { existsSync, readFileSync } from 'node:fs';
import { declarationsIn, filesBelow } from './platform-modules.mjs';

/** The name of a call's example: `host.closeWindow` has the example `hostCloseWindow`. */
export const functionName = (name) =>
  name.replace(/\.(\w)/, (_dot, letter) => letter.toUpperCase());

const escaped = (name) => name.replaceAll('$', '\\$');
const uses = (code, name) => new RegExp(`(?<![\\w$.'])${escaped(name)}(?![\\w$])`).test(code);

/** The import statements of a file, with only the names that the code uses. */
function importsFor(code, source) {
  return [...source.matchAll(/^import \{([^}]+)\} from ('[^']+');$/gm)]
    .flatMap(([, list, from]) => {
      const names = list.split(',').map((item) => item.trim());
      const used = names.filter((item) => item && uses(code, item.replace(/^type /, '')));
      const isOfTypes = used.every((item) => item.startsWith('type '));
      const shown = isOfTypes ? used.map((item) => item.replace('type ', '')) : used;
      const word = isOfTypes ? 'import type' : 'import';
      return used.length > 0 ? [`${word} { ${shown.join(', ')} } from ${from};`] : [];
    })
    .concat(
      [...source.matchAll(/^import type \{([^}]+)\} from ('[^']+');$/gm)].flatMap(
        ([, list, from]) => {
          const used = list
            .split(',')
            .map((item) => item.trim())
            .filter((item) => uses(code, item));
          return used.length > 0 ? [`import type { ${used.join(', ')} } from ${from};`] : [];
        },
      ),
    );
}

/** The types and constants of the file that the code uses. */
function helpersFor(code, { source, file, name }) {
  const others = declarationsIn(file, source).filter(
    (one) => one.name !== name && one.statement.type !== 'ExportNamedDeclaration',
  );
  let text = code;
  const needed = new Set();
  for (let found = true; found; ) {
    found = false;
    for (const one of others) {
      if (needed.has(one) || !uses(text, one.name)) continue;
      needed.add(one);
      text += one.text;
      found = true;
    }
  }
  return others.filter((one) => needed.has(one)).map((one) => one.text);
}

const returnsMarkup = (text) => /return \(?\s*<|=> \(?\s*</.test(text);

function unindented(text) {
  return text
    .replace(/^\s*\n|\s+$/g, '')
    .split('\n')
    .map((line) => line.replace(/^ {2}/, ''))
    .join('\n');
}

/** The part of a function that readers need: its body, or all of it if it returns a value or has more parameters. */
function shownPart({ text, node, source }) {
  const name = node.id.name;
  const rename = (next) => text.replace(`function ${name}(`, `function ${next}(`);
  if (text.includes('usePlatform(')) {
    return rename(returnsMarkup(text) ? 'Example' : 'useExample');
  }
  const { body } = node;
  const last = body.body.at(-1);
  const endsWithName = last?.type === 'ReturnStatement' && last.argument?.type === 'Identifier';
  const returns = body.body.some(({ type }) => type === 'ReturnStatement');
  if (node.params.length > 1 || (returns && !endsWithName) || /\n {4,}return /.test(text)) {
    return rename('example');
  }
  return unindented(source.slice(body.start + 1, endsWithName ? last.start : body.end - 1));
}

/** The code of an example as a page shows it, and how the call differs from uni-app. */
export function exampleOf(declaration) {
  if (!declaration) return undefined;
  const part = shownPart(declaration);
  const helpers = helpersFor(part, declaration);
  const imports = importsFor([part, ...helpers].join('\n'), declaration.source);
  const blocks = [imports.join('\n'), helpers.join('\n'), part].filter((block) => block !== '');
  return { code: blocks.join('\n\n'), difference: declaration.docOf(declaration.statement).uni };
}

export function readExamples(folder) {
  if (!existsSync(folder)) return new Map();
  const all = filesBelow(folder).flatMap((file) =>
    declarationsIn(file, readFileSync(file, 'utf8').replaceAll('\r\n', '\n')),
  );
  const exported = all.filter(({ statement }) => statement.type === 'ExportNamedDeclaration');
  return new Map(exported.map((one) => [one.name, one]));
}
