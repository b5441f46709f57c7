const SAID = Symbol.for('waybill/versions');

/**
 * Logs one error for the page when it loads two releases of the library, whichever script detects the second. The first release
 * stays; widgets that only the other release brings share its runtime as long as the two are compatible.
 */
export function reportVersions(version: string, present: string): void {
  const page = globalThis as { [SAID]?: true };
  if (version === present || page[SAID]) return;
  page[SAID] = true;
  console.error(`waybill ${version}: waybill ${present} is on this page and stays; load one version`);
}
