/** Runs before the page is drawn, so that a chosen color scheme does not flash. */
import { readScheme, setScheme } from './stored-scheme';

setScheme(readScheme());
