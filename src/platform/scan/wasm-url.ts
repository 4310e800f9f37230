// Served from the app's own origin: left alone, the detector would fetch it from a CDN.
// oxlint-disable-next-line import/default -- the default export is the address that Vite makes
import reader from 'zxing-wasm/reader/zxing_reader.wasm?url';

export const wasmUrl: string = reader;
