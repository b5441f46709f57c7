import { createHash } from 'node:crypto';

/** The list of what is inside the package (SBOM), in the form of CycloneDX. */

/**
 * Returns the libraries whose code a build carries, by the list of their licences.
 * @param {string} licences the text of `dist/THIRD-PARTY-LICENSES.txt`
 * @returns {readonly string[]} as `name@version`
 */
export const bundledIn = (licences) =>
  licences
    .split(/\n-{80}\n/)
    .slice(1)
    .map((part) => {
      const [, name, version] = /^(\S+) (\S+), /.exec(part.trim()) ?? [];
      if (!name) throw new Error(`The list of licences has a part without a name: ${part.trim().slice(0, 60)}`);
      return `${name}@${version}`;
    });

/** Returns a UUID (version 8) that depends on a text alone. */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** Returns a component as it is inside the package: needed while it runs, whatever the repository needs it for. */
function shipped(component) {
  const properties = (component.properties ?? []).filter(({ name }) => name !== 'cdx:npm:package:development');
  const { properties: _, scope: __, ...same } = component;
  return { ...same, scope: 'required', ...(properties.length > 0 && { properties }) };
}

/**
 * Reduces the list that `npm sbom` writes of a whole repository to what the package carries, and makes it the same with each run: its number
 * and its time depend on the release alone.
 * @param {object} whole what `npm sbom --sbom-format cyclonedx` wrote
 * @param {readonly string[]} bundled the libraries in the package, as `name@version`
 * @param {{name: string, version: string, committedAt: number}} release committedAt: in ms since 1970
 * @throws Error where the list lacks a library
 */
export function sbomOf(whole, bundled, { name, version, committedAt }) {
  const known = new Map(whole.components.map((one) => [`${one.name}@${one.version}`, one]));
  const missing = bundled.filter((one) => !known.has(one));
  if (missing.length > 0)
    throw new Error(`The lock file does not know ${missing.join(', ')}, which the package carries`);
  const components = bundled.toSorted().map((one) => shipped(known.get(one)));
  const refs = new Set(components.map((one) => one['bom-ref']));
  const needs = new Map(
    whole.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn.filter((one) => refs.has(one))]),
  );
  const { component, tools } = whole.metadata;
  return {
    $schema: whole.$schema,
    bomFormat: whole.bomFormat,
    specVersion: whole.specVersion,
    serialNumber: `urn:uuid:${uuidOf(`${name}@${version} ${bundled.toSorted().join(' ')}`)}`,
    version: 1,
    metadata: {
      timestamp: new Date(committedAt).toISOString(),
      lifecycles: [{ phase: 'build' }],
      tools,
      // npm names a checkout by its folder.
      component: { ...component, name },
    },
    components,
    dependencies: [
      { ref: component['bom-ref'], dependsOn: [...refs] },
      ...[...refs].map((ref) => ({ ref, dependsOn: needs.get(ref) ?? [] })),
    ],
  };
}
