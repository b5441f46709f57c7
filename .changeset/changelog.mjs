/** The groups of Keep a Changelog that we use, in the order in which a release lists them. */
export const GROUPS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

const ENTRY = new RegExp(`^(${GROUPS.join('|')}): (\\S.*)$`);

/**
 * The entries that the text of a changeset makes: one for each line, `Added: what a page can do now`.
 * @param {string} summary
 * @returns {{ group: string, text: string }[]}
 * @throws Error that names the line that is no entry
 */
export function entriesOf(summary) {
  const lines = summary.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new Error(`a changeset says nothing: write "Added: …" (${GROUPS.join(', ')})`);
  return lines.map((line) => {
    const [, group, text] = ENTRY.exec(line.trim()) ?? [];
    if (!group)
      throw new Error(`"${line}" is no entry of the changelog: begin it with ${GROUPS.join(', ')} and a colon`);
    return { group, text };
  });
}

/** What changesets asks for while it writes its own form of a release, which `keepAChangelog` then takes apart. */
export default {
  getReleaseLine: async ({ summary }) =>
    entriesOf(summary)
      .map(({ group, text }) => `- ${group}: ${text}`)
      .join('\n'),
  // One package: nothing depends on another of ours.
  getDependencyReleaseLine: async () => '',
};

/** What changesets has put below the title: `## 0.2.0`, with headings by the size of the step. */
const WRITTEN = /^## (\d+\.\d+\.\d+(?:-[\w.]+)?)\n([\s\S]*?)(?=^## |^[^-#\s]|$(?![\s\S]))/m;

const UNRELEASED = /^## \[Unreleased\]\n(?:(?!^## )[\s\S])*/m;

/**
 * Gives the newest release the form of Keep a Changelog: below "Unreleased", with its date, its entries grouped by what they are.
 * @param {string} changelog as changesets has left it
 * @param {string} date of the release, `2026-11-24`
 * @returns {string} the same text where changesets has written nothing
 */
export function keepAChangelog(changelog, date) {
  const [section, version, body] = WRITTEN.exec(changelog) ?? [];
  if (!section) return changelog;
  const entries = entriesOf(body.replace(/^#.*$/gm, '').replace(/^- /gm, ''));
  const groups = GROUPS.flatMap((group) => {
    const lines = entries.filter((entry) => entry.group === group).map(({ text }) => `- ${text}`);
    return lines.length > 0 ? [`### ${group}`, lines.join('\n')] : [];
  });
  const release = `${[`## [${version}] - ${date}`, ...groups].join('\n\n')}\n`;
  const rest = changelog.replace(section, '').replace(/^(# .*\n)\n+/, '$1\n');
  const unreleased = UNRELEASED.exec(rest)?.[0];
  if (!unreleased) throw new Error('CHANGELOG.md has no "## [Unreleased]" to put a release under');
  return rest.replace(unreleased, () => `${unreleased.trimEnd()}\n\n${release}\n`).replace(/\n+$/, '\n');
}
