// The places of the source files on the site. GitHub shows the same Markdown, so one file stays true.
import { dirname, join, relative } from 'node:path/posix';

/** Pages with another place than their path says. */
const moved = {
  'docs/components.md': 'components/index.md',
  'src/components/README.md': 'components/tokens.md',
  'src/components/kit/gestures/README.md': 'components/gestures.md',
  'create-portico/README.md': 'create.md',
  'CHANGELOG.md': 'changelog.md',
};

/** Notes for people who change Portico. GitHub has them. */
const left = /^docs\/(decisions\/|spec-map\.md$)/;

/** The place of a source file below the root of the site, or nothing if the site does not show it. */
export function placeOf(source) {
  if (source in moved) return moved[source];
  const component = /^src\/components\/([a-z-]+)\/README\.md$/.exec(source);
  if (component) return `components/${component[1]}.md`;
  if (!/^docs\/.*\.md$/.test(source) || left.test(source)) return undefined;
  return source.replace('docs/', '').replace(/README\.md$/, 'index.md');
}

/** The address of a page: `router/index.md` -> `/router/`. */
export const addressOf = (place) =>
  `/${place.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')}`;

/** The same slug as on GitHub, so that a link to a heading works in both places. */
export function slugOf(heading) {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}

const isCode = (text) => /^(```|`)/.test(text);

/**
 * A page with links that work on the site. A link to a file that the site does not show leads to the repository.
 * @param {{ source: string, text: string, repository: string }} page
 */
export function withSiteLinks({ source, text, repository }) {
  const from = dirname(placeOf(source));
  const change = (whole, open, target) => {
    if (/^(#|[a-z]+:)/.test(target)) return whole;
    const [path, hash = ''] = target.split(/(?=#)/);
    const file = join(dirname(source), path);
    const place = placeOf(file);
    if (file.startsWith('docs/images/')) return `${open}/${file.replace('docs/', '')}`;
    if (place === undefined) return `${open}${repository}/blob/main/${file}${hash}`;
    const link = relative(from, place);
    return `${open}${link.startsWith('.') ? link : `./${link}`}${hash}`;
  };
  return text
    .split(/(^```[\s\S]*?^```|`[^`\n]*`)/m)
    .map((part) => (isCode(part) ? part : part.replaceAll(/(\]\(\s*)([^)\s]+)/g, change)))
    .join('');
}
