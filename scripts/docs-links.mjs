// Checks the links of the docs and the files that they name, but not links to other sites: a check must not depend on a network.
import { dirname, join } from 'node:path/posix';

const withoutCode = (text) =>
  text
    .replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`/g, '');

/** The links of a page that lead to files, with the line of each. */
export function linksIn(text) {
  const prose = withoutCode(text);
  const inline = [...prose.matchAll(/\]\(\s*<?([^)\s>]+)/g)];
  const listed = [...prose.matchAll(/^\[[^\]]+\]:\s*(\S+)/gm)];
  return [...inline, ...listed]
    .map(({ index, 1: target }) => ({
      target: target.replace(/#.*/, ''),
      line: prose.slice(0, index).split('\n').length,
    }))
    .filter(({ target }) => target !== '' && !/^[a-z]+:/.test(target));
}

export function linkProblems(pages, exists) {
  return pages.flatMap(({ path, text }) =>
    linksIn(text)
      .filter(({ target }) => !exists(join(dirname(path), decodeURIComponent(target))))
      .map(({ target, line }) => `${path}:${line}: there is no file ${target}`),
  );
}

/** Folders that a page may leave out of a path: `router/core/plan.ts`, `swiper/track.ts`. */
const roots = ['', 'src', 'src/components'];

/** The pages about this repository. Guides also name files that the reader writes. */
const ofHouse = /^(CONTRIBUTING|docs\/(glossary|performance|decisions\/.+))\.md$/;

/** The files that such a page names in code quotes. The guide in CONTRIBUTING.md is outside its tables. */
export function pathProblems(pages, exists) {
  const wanted = pages.filter(({ path }) => ofHouse.test(path));
  return wanted.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      if (path === 'CONTRIBUTING.md' && !line.startsWith('|')) return [];
      const paths = [...line.matchAll(/`((?:[\w@.-]+\/)+[\w.-]+\.(?:tsx?|mjs|css))`/g)];
      return paths
        .map(([, file]) => file)
        .filter(
          (file) => !file.startsWith('portico') && !roots.some((root) => exists(join(root, file))),
        )
        .map((file) => `${path}:${index + 1}: there is no file ${file}`);
    }),
  );
}
