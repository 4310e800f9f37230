/** The messages of Portico's hooks when the contexts of the app are missing. */
const NO_APP = /inside (?:<PlatformProvider>|createApp|a page)|outside of a Portico app/;

/**
 * Pages are always inside of the app here. If a hook does not find it, there are two copies of Portico. A bundler has put
 * one into the app, and Node has loaded `portico/server` from node_modules.
 */
export function explainTwoCopies(error: unknown): unknown {
  if (!(error instanceof Error) || !NO_APP.test(error.message)) return error;
  return new Error(
    `render: ${error.message}. If it is called inside a page, there are two copies of portico, one in your bundle and one beside portico/server. Build one file that exports the app and calls render: docs/rendering.md, "On a server".`,
    { cause: error },
  );
}
