import { ensureBuilt } from '../../tools/fresh.mjs';

/** Builds dist/ first if it is older than the sources, because these tests read it. */
export default ensureBuilt;
