import { join } from 'node:path';
import { ROOT } from '../widgets.mjs';

/** The pictures in the repository. */
export const PICTURES = join(ROOT, 'tests/visual/pictures');
/** Says which browser drew them. */
export const BROWSER = join(PICTURES, 'browser.json');
/** The report of the last run, a page with its pictures. */
export const REPORT = join(ROOT, '.cache/visual');
/** What the last run found, a line of JSON for each picture. */
export const FOUND = join(REPORT, 'found.jsonl');

/** Returns the file of a picture in a folder. @param {string} folder @param {string} name such as `widgets/cart/Empty-dark-360` */
export const pictureFile = (folder, name) => join(folder, `${name}.png`);
