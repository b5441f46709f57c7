/** The pictures in the repository. */
export const PICTURES: string;
/** Says which browser drew them. */
export const BROWSER: string;
/** The report of the last run, a page with its pictures. */
export const REPORT: string;
/** What the last run found, a line of JSON for each picture. */
export const FOUND: string;
/** Returns the file of a picture, whose name is such as `widgets/cart/Empty-dark-360`, in a folder. */
export function pictureFile(folder: string, name: string): string;
