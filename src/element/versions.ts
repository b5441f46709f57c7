const SAID = Symbol.for('waybill/versions');

/**
 * One error for the page, whichever of its scripts notices first: two releases of the library are on it. What was there
 * first stays, and what only the other brings works with it as long as the two agree.
 */
export function reportVersions(version: string, present: string): void {
  const page = globalThis as { [SAID]?: true };
  if (version === present || page[SAID]) return;
  page[SAID] = true;
  console.error(`waybill ${version}: waybill ${present} is on this page and stays; load one version`);
}
