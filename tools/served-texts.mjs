/** The surfaces that a view shows which a server renders. `dist/server.js` has their texts in all languages, and no others. */
export const SERVED_SURFACES = [
  'common',
  'assets',
  'guide_form',
  'items',
  'marketplace_grid',
  'module_details',
  'panels',
  'plan_comparison',
  'pricing',
];

/** Matches how a view asks for texts, with the names of the surfaces. */
const ASKED = /\buseT\(([^()]*)\)/g;

/** Returns the surfaces that a module asks for. */
const askedIn = (code) =>
  Array.from(code.matchAll(ASKED), ([, names]) =>
    Array.from(names.matchAll(/['"](\w+)['"]/g), ([, name]) => name),
  ).flat();

/**
 * A plugin for the bundle of the server, which has these texts alone.
 * @throws Error where a view asks for texts that the bundle does not have, or none asks for some that it has
 */
export const servedTexts = () => ({
  name: 'waybill-served-texts',
  generateBundle(_, bundle) {
    const shown = Object.values(bundle)
      .flatMap(({ modules = {} }) => Object.entries(modules))
      .flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? askedIn(this.getModuleInfo(id).code) : []));
    const asked = new Set(['common', ...shown]);
    const missing = [...asked].filter((name) => !SERVED_SURFACES.includes(name));
    const needless = SERVED_SURFACES.filter((name) => !asked.has(name));
    if (missing.length + needless.length > 0)
      this.error(
        `tools/served-texts.mjs lacks ${missing.join(', ') || 'nothing'}, and ${needless.join(', ') || 'nothing'} is not shown`,
      );
  },
});
