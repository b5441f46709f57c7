/**
 * Numeric markers of the wire. Zero and negative values are meaningful: compare with `===`, never by truthiness.
 * @see CRT-07, CRT-08, CRT-09, CRT-33
 */

/** Marker of a module or plan in the cart. `pending` waits for the dependency dialog and is never sent or stored. */
export const Added = { empty: -1, no: 0, yes: 1, pending: 2 } as const;
export type Added = (typeof Added)[keyof typeof Added];

/** `ready` marks a module for deletion until the person answers the confirmation. */
export type Deletion = 'initial' | 'ready';
