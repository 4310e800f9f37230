// The search. VitePress sends these functions to the browser as text, so each one contains all that it needs.

/** The words of a text, as the index has them: `chooseImages` is chooseimages, choose and image, without endings. */
function processTerm(term) {
  const stem = (word) => {
    const lower = word.toLowerCase();
    if (lower.length < 4) return lower;
    return lower
      .replace(/ies$/, 'y')
      .replace(/(?:ing|ed|es|s)$/, '')
      .replace(/e$/, '');
  };
  const parts = term.split(/(?<=[a-z0-9])(?=[A-Z])/);
  const words = parts.length > 1 ? [term.toLowerCase(), ...parts.map(stem)] : [stem(term)];
  return words.filter((word) => word !== '');
}

/** The words of a question: without the small ones, and with other words for the same thing. */
function processQuestion(term) {
  const small = new Set(
    'a an and any are as at be by can do does for from get has have how i if in into is it its me my of on or our should so that the them then there this to want was we what when where which who why will with you your'.split(
      ' ',
    ),
  );
  const same = {
    photo: 'picture image',
    photos: 'pictures images',
    picture: 'image',
    dark: 'theme',
    night: 'dark theme',
    login: 'sign-in signin',
    log: 'sign-in',
    auth: 'sign-in account',
    modal: 'dialog popup',
    alert: 'dialog modal',
    bottom: 'sheet popup',
    drawer: 'popup side',
    carousel: 'swiper',
    slideshow: 'swiper',
    dropdown: 'picker selector',
    select: 'picker selector',
    autocomplete: 'search',
    checkout: 'form',
    spinner: 'loading',
    translate: 'language locale words',
    translation: 'language locale words',
    i18n: 'language locale words',
    arabic: 'direction rtl language',
    rtl: 'direction',
    gps: 'location position',
    geolocation: 'location position',
    qr: 'scan code',
    barcode: 'scan code',
    two: 'pages steps',
    autosave: 'draft',
    unsaved: 'leave draft',
    permission: 'denied roles',
    host: 'server deploy',
    hosting: 'server deployment',
    publish: 'deployment',
    ssr: 'rendered ahead server',
    seo: 'rendered ahead search engines',
    websocket: 'socket',
    endless: 'infinite list',
    infinite: 'list end',
    badge: 'dot',
    animation: 'transition',
    brand: 'accent colour theme',
    color: 'colour',
    customise: 'tokens variables',
    customize: 'tokens variables',
  };
  const lower = term.toLowerCase();
  if (small.has(lower)) return null;
  const stem = (word) => {
    if (word.length < 4) return word;
    return word
      .replace(/ies$/, 'y')
      .replace(/(?:ing|ed|es|s)$/, '')
      .replace(/e$/, '');
  };
  const others = Object.hasOwn(same, lower) ? same[lower].split(' ') : [];
  return [lower, ...others].map(stem);
}

/** Guides come first, then components, and lists of everything last. */
function boostDocument(id) {
  if (/\/changelog|\/(reference\/(portico|types|entries)|migrate\/)/.test(id)) return 0.3;
  if (/\/platform\/reference\//.test(id)) return 0.7;
  if (
    /#(differences|differences-from-uni-app|rejects-with|support|types|accessibility|keyboard|parts-and-css-variables|example)$/.test(
      id,
    )
  )
    return 0.4;
  return 1;
}

/**
 * The HTML for the index. The index needs no colours of code, which cost most of the time. Of the lists of all exports
 * the index has the names only.
 */
function renderForIndex(source, env, md) {
  const { highlight } = md.options;
  const isList = env.relativePath.startsWith('reference/');
  md.set({ highlight: null });
  try {
    return md.render(isList ? source.replaceAll(/^```[\s\S]*?^```/gm, '') : source, env);
  } finally {
    md.set({ highlight });
  }
}

export const search = {
  _render: renderForIndex,
  detailedView: 'auto',
  miniSearch: {
    options: { processTerm },
    searchOptions: {
      processTerm: processQuestion,
      boostDocument,
      boost: { title: 4, titles: 2, text: 1 },
      fuzzy: 0.15,
      prefix: true,
    },
  },
};
