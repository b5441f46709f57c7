const MODULE = '\0waybill/without-immer';

/** What Redux Toolkit imports of Immer. Selectors ask whether a value is a draft; everything else is of functions that nobody calls. */
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
 * Slices are made by `src/store/kit/slice`, without drafts. Redux Toolkit imports Immer all the same, which would be three kilobytes
 * of every first paint that nothing runs.
 */
export const withoutImmer = () => ({
  name: 'waybill-without-immer',
  resolveId: (id) => (id === 'immer' ? MODULE : null),
  load: (id) => (id === MODULE ? CODE : null),
});
