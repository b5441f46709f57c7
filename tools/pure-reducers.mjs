const MODULE = '\0waybill/pure-reducers';

/** What Redux Toolkit takes from immer, where a reducer gets the state itself and returns the next one. */
const CODE = `
  export const isDraft = () => false;
  export const isDraftable = isDraft;
  export const current = (value) => value;
  export const original = current;
  export const freeze = current;
  export const produce = (base, recipe) => recipe(base) ?? base;
`;

/**
 * Our reducers return new states and never change the one that they are given, so the drafts of immer would be three kilobytes
 * of every first paint that nothing uses. One that returned nothing would throw. Laws look for those that assign.
 */
export const pureReducers = () => ({
  name: 'waybill-pure-reducers',
  resolveId: (id) => (id === 'immer' ? MODULE : null),
  load: (id) => (id === MODULE ? CODE : null),
});
