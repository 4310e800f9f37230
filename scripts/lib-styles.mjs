// Style sheets of the package: compiled, with class names that are the same in every build.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path/posix';
import { transform } from 'lightningcss';
import { namePattern } from './class-names.mjs';
import { browsers } from './load-vite-plugin.mjs';

const TOKENS = 'components/kit/tokens.css';

/** Each file imports the sheet. In an unused file of the package, bundlers would drop it. */
const EXTRA_TOKENS = 'components/kit/tokens-extra.css';

/** Compiles one sheet. `names` has the class names of a CSS module. */
function compile(path, text, visitor) {
  const isModule = path.endsWith('.module.css');
  const { code, exports } = transform({
    filename: path,
    code: Buffer.from(text),
    targets: browsers,
    visitor,
    cssModules: isModule && {
      pattern: namePattern(path),
      dashedIdents: false,
      container: false,
      grid: false,
      customIdents: true,
      animation: true,
    },
  });
  const names = Object.entries(exports ?? {}).map(([local, { name, composes }]) => [
    local,
    [name, ...composes.map((other) => other.name)].join(' '),
  ]);
  return { code, names: Object.fromEntries(names.sort()) };
}

/** Removes the pictures of another package's sheet. Leaflet's are for controls and markers that we do not use. */
const withoutPictures = {
  Declaration: ({ property, value }) =>
    property === 'background-image' && value.some(({ type }) => type === 'url') ? [] : undefined,
};

/** One sheet with all of them, for bundlers that link no style sheets of code that is fetched later. */
export function writeAllStyles(folder) {
  const names = readdirSync(join(folder, 'styles'), { recursive: true, encoding: 'utf8' });
  const sheets = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.css'));
  const [tokens, others] = [
    sheets.filter((name) => name === TOKENS),
    sheets.filter((name) => name !== TOKENS),
  ];
  const lines = [...tokens, ...others.sort()].map((name) => `@import './styles/${name}';\n`);
  writeFileSync(join(folder, 'styles.css'), lines.join(''));
}

/**
 * Writes the sheets that a module imports below `folder`, and leaves an import of each as `#styles/…`. package.json maps
 * such a name to the sheet for bundlers, and to an empty module for Node and test runners.
 * Each sheet contains the tokens, because components also work without `createApp`.
 * @returns {import('rolldown').Plugin}
 */
export function libStyles(folder) {
  const asExternal = (id) => ({ id, external: true, moduleSideEffects: true });
  const placeOf = (path) => `styles/${path.replace(/(\.module)?\.css$/, '.css')}`;
  const src = join(process.cwd(), 'src');
  /** Writes a sheet, and returns its class names. */
  const write = (path, file, visitor = {}) => {
    const { code, names } = compile(path, readFileSync(file, 'utf8'), visitor);
    mkdirSync(dirname(join(folder, placeOf(path))), { recursive: true });
    writeFileSync(join(folder, placeOf(path)), code);
    return names;
  };
  return {
    name: 'portico:styles',
    resolveId: {
      filter: { id: /\.css$|^#styles\// },
      async handler(source, importer) {
        if (source.startsWith('#styles/')) return asExternal(source);
        const found = await this.resolve(source, importer, { skipSelf: true });
        if (found.id === join(src, EXTRA_TOKENS)) {
          write(EXTRA_TOKENS, found.id);
          return asExternal(`#${placeOf(EXTRA_TOKENS)}`);
        }
        return { id: `${found.id}?sheet`, moduleSideEffects: true };
      },
    },
    load: {
      filter: { id: /\.css\?sheet$/ },
      handler(id) {
        const file = id.replace('?sheet', '');
        const isOurs = file.startsWith(src);
        // A copy of another package's sheet, because that package is optional.
        const path = isOurs ? relative(src, file) : basename(file);
        const names = write(path, file, isOurs ? {} : withoutPictures);
        const sheets = isOurs && path !== TOKENS ? [TOKENS, path] : [path];
        const imports = sheets.map((sheet) => `import '#${placeOf(sheet)}';\n`).join('');
        const classes = path.endsWith('.module.css')
          ? `export default ${JSON.stringify(names)};\n`
          : '';
        return { code: imports + classes, moduleType: 'js' };
      },
    },
  };
}
