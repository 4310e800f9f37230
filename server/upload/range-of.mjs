/** What has arrived, as a header. @param {import('./create-uploads.mjs').Upload} upload @returns {Record<string, string>} */
export const rangeOf = ({ received }) => (received > 0 ? { Range: `bytes=0-${received - 1}` } : {});
