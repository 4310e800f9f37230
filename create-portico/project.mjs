import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Each template, and what is in it. */
export const templates = {
  blank: 'one page, one route, tests, deployment',
  tabs: 'tabs, sign-in, a form, three languages, a mock server',
  shop: 'tabs, and a cart with a checkout',
};

/** The folders of a template. Files of a later one replace those of an earlier one. */
const layers = {
  blank: ['base', 'blank'],
  tabs: ['base', 'tabs'],
  shop: ['base', 'tabs', 'shop'],
};

/** npm does not pack files of these names, so they travel under another one. */
const renamed = { _gitignore: '.gitignore' };

/** Files that a folder may have already: a new repository on GitHub has them. */
const harmless = ['.git', '.gitattributes', '.DS_Store', 'LICENSE'];

/** Why the app cannot be in this folder, as a sentence for the user. */
export function folderProblem(folder) {
  if (!existsSync(folder)) return undefined;
  let entries;
  try {
    entries = readdirSync(folder);
  } catch {
    return `${folder} is not a folder.`;
  }
  const [found] = entries.filter((entry) => !harmless.includes(entry));
  return found === undefined
    ? undefined
    : `${folder} is not empty: it has ${found}. Choose another folder.`;
}

const templateFolder = (layer) => fileURLToPath(new URL(`templates/${layer}`, import.meta.url));

/** `additions` wins. Objects are joined, as for `dependencies`, and their keys sorted. */
function joinManifests(manifest, additions) {
  const result = { ...manifest, ...additions };
  for (const key of ['dependencies', 'devDependencies', 'scripts']) {
    const joined = { ...manifest[key], ...additions[key] };
    const names = Object.keys(joined);
    if (key !== 'scripts') names.sort();
    result[key] = Object.fromEntries(names.map((name) => [name, joined[name]]));
  }
  return result;
}

function readManifest(layer) {
  const path = join(templateFolder(layer), 'package.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Each layer has its own part of the README. */
function readReadme(layer) {
  const path = join(templateFolder(layer), 'README.md');
  return existsSync(path) ? [readFileSync(path, 'utf8')] : [];
}

/** Writes the files of a template into a folder, which must be new or empty. */
export function writeProject({ folder, template, name }) {
  mkdirSync(folder, { recursive: true });
  for (const layer of layers[template]) {
    const source = templateFolder(layer);
    for (const entry of readdirSync(source)) {
      if (entry === 'package.json' || entry === 'README.md') continue;
      cpSync(join(source, entry), join(folder, renamed[entry] ?? entry), { recursive: true });
    }
  }
  const manifest = layers[template].map(readManifest).reduce(joinManifests);
  const text = JSON.stringify({ ...manifest, name }, null, 2);
  writeFileSync(join(folder, 'package.json'), `${text}\n`);
  const texts = {
    'README.md': layers[template].flatMap(readReadme).join('\n'),
    'index.html': readFileSync(join(folder, 'index.html'), 'utf8'),
  };
  for (const [file, content] of Object.entries(texts)) {
    writeFileSync(join(folder, file), content.replaceAll('{{name}}', name));
  }
}
