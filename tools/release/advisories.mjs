/**
 * Sorts what `npm audit --json` says by whom it concerns.
 * @param {string} printed what npm printed
 * @param {readonly string[]} bundled the libraries in the package, as `name@version`
 * @returns {{inPackage: readonly string[], inTools: readonly string[]} | null} a line for each vulnerable package; null where the registry
 *   gave no answer, as a mirror may not
 */
export function advisoriesIn(printed, bundled) {
  let report = null;
  try {
    report = JSON.parse(printed);
  } catch {
    return null;
  }
  if (!report?.vulnerabilities) return null;
  const names = new Set(bundled.map((one) => one.slice(0, one.lastIndexOf('@'))));
  const said = { inPackage: [], inTools: [] };
  for (const { name, severity, via } of Object.values(report.vulnerabilities)) {
    const titles = via.flatMap((cause) => (typeof cause === 'string' ? `by ${cause}` : cause.title));
    said[names.has(name) ? 'inPackage' : 'inTools'].push(`${name}, ${severity}: ${[...new Set(titles)].join('; ')}`);
  }
  return said;
}
