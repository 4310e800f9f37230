/**
 * A tile with its numbers on it.
 * @param {import('node:http').ServerResponse} response
 * @param {{ z: string, x: string, y: string }} numbers
 */
export function sendTile(response, { z, x, y }) {
  const numbers = [z, x, y].map((number) => Number.parseInt(number, 10) || 0).join('/');
  const body = Buffer.from(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">',
      '<rect width="256" height="256" fill="#e8ecd9"/>',
      '<path d="M0 96h256M128 0v256" stroke="#fff" stroke-width="10"/>',
      '<path d="M.5 256V.5H256" stroke="#c3c9b0" fill="none"/>',
      `<text x="12" y="28" font-size="16" fill="#5c6350">${numbers}</text>`,
      '</svg>',
    ].join(''),
  );
  response.writeHead(200, {
    'Content-Type': 'image/svg+xml',
    'Content-Length': body.length,
    'Cache-Control': 'max-age=3600',
  });
  response.end(body);
}

/** The tile that a WMTS request is about. @param {URLSearchParams} query */
export function wmtsNumbers(query) {
  return {
    z: query.get('TILEMATRIX') ?? '',
    x: query.get('TILECOL') ?? '',
    y: query.get('TILEROW') ?? '',
  };
}
