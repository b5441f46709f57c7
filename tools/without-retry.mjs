import { join } from 'node:path';
import { ROOT } from './widgets.mjs';

/** Every part stands in the file itself: it may throw, and cannot be missing. */
const LOAD = `
  export const createLoad = ({ known }) => async (part) => {
    try {
      if (!known.has(part)) known.set(part, await part());
      return known.get(part);
    } catch (error) {
      console.error(error);
      return null;
    }
  };
`;

const REPLACED = join(ROOT, 'src/app/load.ts');

/** A plugin for the classic script, which loads no further files: it leaves out the message that offers to load one again. */
export function withoutRetry() {
  return {
    name: 'waybill-without-retry',
    load: (id) => (id === REPLACED ? LOAD : null),
  };
}
