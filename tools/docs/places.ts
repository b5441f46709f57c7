/** Folders and files of the site, relative to its root. */

/** The built library, with the studio inside; live examples run on it. */
export const LIBRARY = 'library';
/** Storybook, where it was built. */
export const STORIES = 'storybook';
/** The sheet, the scripts and the fonts of the site. */
export const ASSETS = 'assets';
export const PICTURES = `${ASSETS}/pictures`;
export const VIDEOS = `${ASSETS}/videos`;
export const INDEX = `${ASSETS}/search.json`;
