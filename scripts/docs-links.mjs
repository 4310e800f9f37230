// Checks the links of the docs, but not links to other sites: a check must not depend on a network.
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
