/** The machines of continuous integration for which npm can attest where a package was built, by a variable that each sets. */
const ATTESTING = ['GITHUB_ACTIONS', 'GITLAB_CI'];

/**
 * Returns the command that publishes a tarball. Provenance needs a machine whose identity the registry can verify; elsewhere npm refuses it.
 * @param {string} tarball its path
 * @param {Record<string, string | undefined>} env
 * @returns {readonly string[]}
 */
export const publishing = (tarball, env) => [
  'npm',
  'publish',
  `./${tarball}`,
  '--access',
  'public',
  ...(ATTESTING.some((name) => env[name]) ? ['--provenance'] : []),
];
