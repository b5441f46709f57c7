const MODULE = '\0waybill/without-immer';

/** A stub of the Immer functions that Redux Toolkit imports. Selectors call `isDraft`; the other functions are never called. */
const CODE = `
  const never = () => { throw new Error('There are no drafts'); };
  export const isDraft = () => false;
  export const isDraftable = isDraft;
  export const current = never;
  export const original = never;
  export const freeze = never;
  export const produce = never;
  export const createNextState = never;
`;

/**
 * A plugin that replaces Immer with a stub. Redux Toolkit imports it, but slices come from `src/store/kit/slice` without drafts, so Immer
 * would add three kilobytes of dead code to every first load.
 */
export const withoutImmer = () => ({
  name: 'waybill-without-immer',
  resolveId: (id) => (id === 'immer' ? MODULE : null),
  load: (id) => (id === MODULE ? CODE : null),
});
