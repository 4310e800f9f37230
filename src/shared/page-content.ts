/**
 * The part of a page that scrolls, below its bar. In an app it is the main landmark, unless another page beside it is. A
 * component that is a guest in another app looks for the main part of that app.
 */
export const PAGE_CONTENT = '[data-page-content], main';
