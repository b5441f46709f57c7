/** Words that lists of content blockers look for in addresses, and what stands for each of them in the name of a file. */
const STANDS_FOR = {
  ads: 'offers',
  analytics: 'visits',
  banner: 'notice',
  consent: 'assent',
  promo: 'deal',
  share: 'send',
  track: 'follow',
};
const BLOCKED = new RegExp(Object.keys(STANDS_FOR).join('|'), 'g');

/** Returns a name for a file that no content blocker takes for an advertisement, a tracker or a button of a social network. */
export const unblockedName = (name) => name.replace(BLOCKED, (word) => STANDS_FOR[word]);

/** Returns the path of a widget's own file. Paths are relative to `dist`. */
export const entryFile = (name) => `elements/${unblockedName(name)}.js`;
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
