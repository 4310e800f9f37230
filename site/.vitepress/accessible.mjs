// Corrections of VitePress's theme for axe. If a part to correct is not there, the build fails.

/** @type {readonly { file: string, from: string | RegExp, to: string }[]} */
const changes = [
  // A group without a page is one button. The arrow in it is no second one.
  {
    file: 'VPSidebarItem.vue',
    from: 'role="button"\n        aria-label="toggle section"',
    to: ':role="item.link ? \'button\' : undefined"\n        :aria-label="item.link ? \'toggle section\' : undefined"',
  },
  {
    file: 'VPSidebarItem.vue',
    from: 'tabindex="0"\n      >',
    to: ':tabindex="item.link ? 0 : undefined">',
  },
  {
    file: 'VPSidebarItem.vue',
    from: ':role="itemRole"',
    to: ':role="itemRole" :aria-expanded="itemRole && item.items ? !collapsed : undefined"',
  },
  {
    file: 'VPSidebarItem.vue',
    from: "'key' in e && e.key !== 'Enter'",
    to: "'key' in e && e.key !== 'Enter' && e.key !== ' '",
  },
  // The first page has a landmark like all others.
  { file: 'VPHome.vue', from: '<div \n    class="VPHome"', to: '<main class="VPHome"' },
  { file: 'VPHome.vue', from: '  </div>\n</template>', to: '  </main>\n</template>' },
];

/** @returns {import('vitepress').UserConfig['vite']['plugins'][number]} */
export function accessibleTheme() {
  return {
    name: 'site:accessible-theme',
    enforce: 'pre',
    transform(code, id) {
      const own = changes.filter(({ file }) => id.endsWith(`/theme-default/components/${file}`));
      if (own.length === 0) return null;
      return own.reduce((text, { file, from, to }) => {
        if (!text.includes(from))
          throw new Error(`site/.vitepress/accessible.mjs: ${file} has no ${from}`);
        return text.replace(from, to);
      }, code);
    },
  };
}

const roles = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** The style sheet stacks the cells of these tables on a phone, so they need the roles that `display` takes away. */
function markPropsTables({ tokens }) {
  let isProps = false;
  for (const [index, { type, tag }] of tokens.entries()) {
    if (type === 'table_open') {
      const heads = tokens.slice(index, index + 12).filter((one) => one.tag === 'th');
      isProps = tokens[tokens.indexOf(heads[2]) + 1]?.content === 'type';
      if (isProps) tokens[index].attrJoin('class', 'props');
    }
    if (isProps && type.endsWith('_open') && tag in roles)
      tokens[index].attrSet('role', roles[tag]);
  }
}

/** Tables without empty headings, the look of a code block for indented code, and `{{` in code as text. */
export function plainMarkdown(md) {
  md.core.ruler.push('site:plain-code', ({ tokens }) => {
    const codes = tokens.flatMap(({ children }) => children ?? []);
    for (const token of codes) if (token.type === 'code_inline') token.attrSet('v-pre', '');
  });
  // READMEs are plain Markdown: `<` is a sign, not a tag.
  md.set({ html: false });
  md.core.ruler.push('site:empty-headings', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'th_open' && tokens[index + 1].content === '') {
        token.tag = 'td';
        tokens[index + 2].tag = 'td';
      }
    }
  });
  md.core.ruler.push('site:props-tables', markPropsTables);
  // VitePress renders no attributes of tables.
  md.renderer.rules.table_open = (tokens, index, options, env, self) => {
    tokens[index].attrSet('tabindex', '0');
    return self.renderToken(tokens, index, options);
  };
  md.renderer.rules.code_block = (tokens, index, options, env, self) =>
    md.renderer.rules.fence(tokens, index, options, env, self);
}
