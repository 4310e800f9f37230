/// <reference types="vite/client" />

/** What examples-plugin.mjs writes. main.tsx knows the types. */
declare module 'virtual:readme-examples' {
  export const examples: readonly unknown[];
}
