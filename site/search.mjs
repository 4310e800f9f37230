// The search. VitePress sends these functions to the browser as text, so each one contains all that it needs.

/** Words as the index has them: without endings, and without the words that every question has. */
function processTerm(term) {
  const small = new Set(
    'a an and are as at be by can do does for from get has have how i if in into is it its me my of on or our so that the them then there this to use was we what when where which who why will with you your'.split(
      ' ',
    ),
  );
  const word = term.toLowerCase();
  if (small.has(word)) return null;
  return word;
}

export const search = {
  detailedView: 'auto',
  miniSearch: {
    options: { processTerm },
  },
};
