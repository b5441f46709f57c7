/** Returns the path of a widget's own file. Paths are relative to `dist`. */
export const entryFile = (name) => `elements/${name}.js`;
const chunkFile = (name) => `chunks/${name}.js`;

/**
 * Returns all files that a widget needs before its data shows.
 * @param {object} map what `dist/chunks.json` holds
 * @param {string} name of the widget, without `waybill-`
 * @returns {string[]}
 */
export const filesOf = ({ core, shared, textsHash: hash, widgets }, name, language = 'en') => [
  entryFile(name),
  ...[...core, ...(widgets[name].shared ?? []).map((at) => `${shared}-${at}`)].map(chunkFile),
  // The common texts in English are part of the core.
  ...(language === 'en' ? [] : ['common'])
    .concat(widgets[name].texts ?? [])
    .map((surface) => chunkFile(`${language}-${surface}-${hash}`)),
];
