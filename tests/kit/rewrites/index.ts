import { BUILT_INS } from './built-ins';
import { ANSWERS } from './files';
import type { Rewrite } from './rewrite';
import { SCRIPTS } from './scripts';

export { BUILT_INS } from './built-ins';
export { rewritten, type Answer, type Rewrite } from './rewrite';

/** All that the suite tries; each row in one page. */
export const REWRITES: readonly Rewrite[] = [...SCRIPTS, ...ANSWERS, ...BUILT_INS];
