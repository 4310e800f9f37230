import { escaped } from './head';

/** One file of Vite's `manifest.json`, by the path of its module. */
type ManifestFile = {
  readonly file: string;
  readonly css?: readonly string[];
  /** Keys of the files that this one imports. */
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
};

export type Manifest = Readonly<Record<string, ManifestFile>>;

/** The files of a module and of all that it imports, without those of the entry: the document has them already. */
function filesOf(manifest: Manifest, module: string): readonly ManifestFile[] {
  const found = new Set<ManifestFile>();
  const add = (key: string) => {
    const file = manifest[key];
    if (!file || file.isEntry || found.has(file)) return;
    found.add(file);
    file.imports?.forEach(add);
  };
  add(module);
  return [...found];
}

/** Tags for the style sheets of a page and for its scripts, which the app asks for when it starts. */
export function assetTags(manifest: Manifest = {}, module = '', base = '/'): string {
  const files = filesOf(manifest, module);
  const sheets = new Set(files.flatMap(({ css = [] }) => css));
  const address = (file: string) => escaped(`${base}${file}`);
  return [
    ...Array.from(sheets, (file) => `<link rel="stylesheet" crossorigin href="${address(file)}">`),
    ...files.map(({ file }) => `<link rel="modulepreload" crossorigin href="${address(file)}">`),
  ].join('');
}
