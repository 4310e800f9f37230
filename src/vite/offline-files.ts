import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The facts of a build that its service worker needs. The paths begin after `base`, apart from `notPages`. */
export type OfflineFiles = {
  readonly base: string;
  /** The folder of files whose names have a hash, from the root of the server. */
  readonly assets: string;
  /** The documents, and the files that they name. Another content has another revision. */
  readonly first: readonly { readonly url: string; readonly revision: string | null }[];
  /** The other files of the build: code of pages, pictures, fonts. */
  readonly files: readonly string[];
  /** Path of a page without slashes at its ends -> its document. */
  readonly documents: Readonly<Record<string, string>>;
  /** The document of all other pages. */
  readonly shell: string;
  /** Paths that the server answers itself. */
  readonly notPages: readonly string[];
  /** Beginnings of the paths of files that the phone keeps once it has used them. */
  readonly keep: readonly string[];
  /** The app has one address: the place of a page is behind `#`. */
  readonly onlyBase: boolean;
};

export type BuiltApp = {
  readonly outDir: string;
  readonly base: string;
  readonly assetsDir: string;
  /** The files of the build, without those of `public`. */
  readonly built: readonly string[];
  /** The files that lead on when others are missing: the screens for failures, and the way to a newer version. */
  readonly rescue: readonly string[];
  /** The paths of pages that were rendered ahead. */
  readonly pages: readonly string[];
  readonly shell: string;
  readonly notPages: readonly string[];
  readonly keep: readonly string[];
  readonly mode: 'path' | 'hash';
};

/** Reads the documents of a build and lists the files. */
export function offlineFiles(app: BuiltApp): OfflineFiles {
  const { outDir, base, assetsDir, built, rescue, pages, shell, notPages, keep, mode } = app;
  const documents = Object.fromEntries(
    pages.map((page) => {
      const inside = page.replaceAll(/^\/|\/$/g, '');
      return [inside, inside === '' ? 'index.html' : `${inside}/index.html`];
    }),
  );
  const texts = [shell, ...Object.values(documents)];
  const named = texts.flatMap((file) =>
    namedFiles(readFileSync(join(outDir, file), 'utf8'), base).filter((name) =>
      existsSync(join(outDir, name)),
    ),
  );
  const first = [...new Set([...texts, ...named, ...rescue])];
  const assets = `${assetsDir}/`;
  return {
    base,
    assets: base + assets,
    first: first.map((file) => ({ url: base + file, revision: revisionOf(outDir, file, assets) })),
    files: built
      .filter((file) => file.startsWith(assets) && !file.endsWith('.map') && !first.includes(file))
      .sort(),
    documents,
    shell,
    notPages,
    keep,
    onlyBase: mode === 'hash',
  };
}

/** The scripts, styles, icons and the manifest that a document names, after `base`. */
function namedFiles(html: string, base: string): readonly string[] {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const address = /\s(?:src|href)="?([^"\s>]+)/.exec(tag)?.[1]?.split(/[?#]/)[0] ?? '';
    return address.startsWith(base) && /\.\w+$/.test(address) ? [address.slice(base.length)] : [];
  });
}

/** null: the name of the file has a hash of its content. */
function revisionOf(outDir: string, file: string, assets: string): string | null {
  if (file.startsWith(assets) && /-[\w-]{7,8}\.\w+$/.test(file)) return null;
  return createHash('sha256')
    .update(readFileSync(join(outDir, file)))
    .digest('hex')
    .slice(0, 16);
}
