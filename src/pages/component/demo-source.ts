/** One import: its names, and the module that they come from. */
const IMPORT = /^import (type )?\{([^}]*)\} from '([^']+)';\n/gm;

/**
 * The source of a demo as a product writes it: with imports from the package, and without the settings of the
 * playground.
 */
export function demoSource(text: string): string {
  const code = text
    .replace(/^export const playground = [\s\S]*?^\}\);\n?/m, '')
    .replaceAll(/^import [^;]*kit\/playground';\n/gm, '');
  const body = code.replaceAll(/^import [^;]*;\n/gm, '').trim();
  const names = new Map<string, string[]>();
  for (const [, isType = '', list = '', from = ''] of code.matchAll(IMPORT)) {
    const used = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && isUsed(name, body))
      .map((name) => `${isType}${name}`);
    const door = doorOf(from);
    names.set(door, [...(names.get(door) ?? []), ...used]);
  }
  const imports = [...names]
    .filter(([, list]) => list.length > 0)
    .map(([door, list]) => importLine(list, door));
  return `${imports.join('')}\n${body}\n`;
}

function doorOf(from: string): string {
  if (from === '@/components/icon') return 'portico/icons';
  return /^[@.]/.test(from) ? 'portico' : from;
}

/** `type Step as S` and `Step` are both used by their last name. */
function isUsed(name: string, body: string): boolean {
  const word = name.split(' ').pop() ?? name;
  return new RegExp(`\\b${word}\\b`).test(body);
}

/** On several lines where it does not fit one. */
function importLine(names: readonly string[], door: string): string {
  const line = `import { ${names.join(', ')} } from '${door}';\n`;
  return line.length <= 80 ? line : `import {\n  ${names.join(',\n  ')},\n} from '${door}';\n`;
}
