// Pages for teams that come from another kit: the differences that the pages of calls and components name.
import { readUnavailable } from '../scripts/platform-rows.mjs';
import { withSiteLinks } from './places.mjs';

const partOf = (text, heading) =>
  new RegExp(`^## ${heading}\\n+([\\s\\S]*?)(?=^## |^Guide: |(?![\\s\\S]))`, 'm')
    .exec(text)?.[1]
    .trim();

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');

/** @param {readonly import('./read-pages.mjs').Page[]} pages */
function callsPage(pages, families) {
  const byPlace = new Map(pages.map((page) => [page.place, page]));
  const tables = families.flatMap(({ title, places }) => {
    const rows = places.flatMap((place) => {
      const page = byPlace.get(`${place}.md`);
      const text = page && partOf(page.text, 'Differences from uni-app');
      return text ? [`| [\`${page.title}\`](../${place}.md) | ${oneLine(text)} |`] : [];
    });
    return rows.length === 0
      ? []
      : [`## ${title}`, ['| call | here |', '|---|---|', ...rows].join('\n')];
  });
  const missing = readUnavailable().map(
    ({ name, reason }) => `| \`${name}\` | ${oneLine(reason)} |`,
  );
  return [
    '# Calls of uni-app and Taro',
    'Portico has the calls of uni-app with the same names and parameters: `uni.showToast(...)` is `platform.showToast(...)`. They return promises and reject with a `PlatformError`. This page lists every difference. A call that is not here works as you know it.',
    ...tables,
    '## Calls that no browser can provide',
    'They exist and reject with `unsupported`. `canIUse` says so before.',
    ['| call | why |', '|---|---|', ...missing].join('\n'),
    '',
  ].join('\n\n');
}

function componentsPage(pages, repository) {
  const parts = pages
    .filter(({ place }) => place.startsWith('components/'))
    .flatMap((page) => {
      const text = partOf(page.text, 'Differences');
      if (!text) return [];
      const linked = withSiteLinks({ source: page.source, text, repository });
      return [
        `## [${page.title}](../${page.place})`,
        linked.replaceAll('](./', '](../components/'),
      ];
    });
  return [
    '# Components of antd-mobile and Vant',
    'The names of props and parts in other kits, and their names in Portico, by component.',
    ...parts,
    '',
  ].join('\n\n');
}

/** @param {{ pages: readonly import('./read-pages.mjs').Page[], families: readonly any[], repository: string }} sources */
export function writeMigration({ pages, families, repository }) {
  return [
    { place: 'migrate/calls.md', text: callsPage(pages, families) },
    { place: 'migrate/components.md', text: componentsPage(pages, repository) },
  ];
}
