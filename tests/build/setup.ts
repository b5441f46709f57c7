import { ensureBuilt } from '../../tools/fresh.mjs';

/** These tests read what ships. */
export default ensureBuilt;
