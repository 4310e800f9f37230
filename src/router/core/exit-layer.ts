/** The entry above the root that turns the first back into "Press back button again to exit" [S8.5]. */
export const EXIT_LAYER = 'exit';
