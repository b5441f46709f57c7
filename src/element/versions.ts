/** Where the page keeps the release that came second. The page doctor reads it, too. */
const SECOND = Symbol.for('waybill/versions');

/**
 * Logs one error for the page when it loads two releases of the library, whichever script detects the second. The first release
 * stays; widgets that only the other release brings share its runtime as long as the two are compatible.
 */
export function reportVersions(version: string, present: string): void {
  const page = globalThis as { [SECOND]?: string };
  if (version === present || page[SECOND]) return;
  page[SECOND] = version;
  console.error(`waybill ${version}: waybill ${present} is on this page and stays; load one version`);
}
