/** Development only: throws if a hook names another route than that of its page. */
export function checkRoute(hook: string, wanted: string | undefined, actual: string) {
  if (wanted === undefined || wanted === actual) return;
  throw new Error(
    `${hook}('${wanted}'): this component is on the page '${actual}'. Pass '${actual}', or leave the argument out.`,
  );
}
