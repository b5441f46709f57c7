import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import license from 'rollup-plugin-license';
import { ROOT } from './widgets.mjs';

/** Path relative to `dist`. */
export const LICENCES = 'THIRD-PARTY-LICENSES.txt';

/** Copyright lines of libraries that ship no licence text, taken from their repositories. */
const COPYRIGHTS = {
  '@maskito/core': 'Copyright the authors of Maskito, https://github.com/taiga-family/maskito',
  '@r2wc/core': 'Copyright (c) 2022 Bitovi',
  '@r2wc/react-to-web-component': 'Copyright (c) 2022 Bitovi',
};

/** Returns the MIT licence with another copyright line. */
const mitOf = (copyright) => readFileSync(join(ROOT, 'LICENSE'), 'utf8').replace(/^Copyright .*$/m, () => copyright);

/** Returns the Apache 2.0 licence, taken from a library that is always installed. */
const apacheOf = (copyright) =>
  `${copyright}\n\n${readFileSync(join(ROOT, 'node_modules/typescript/LICENSE.txt'), 'utf8').trim()}`;

const TEXTS = { MIT: mitOf, 'Apache-2.0': apacheOf };

/** Returns the licence text of a library. @throws Error for a library without one */
function textOf({ name, license: kind, licenseText }) {
  if (licenseText) return licenseText;
  const make = TEXTS[kind];
  if (!make || !COPYRIGHTS[name])
    throw new Error(`${name} ships no text of its licence, ${kind}: see ${import.meta.filename}`);
  return make(COPYRIGHTS[name]);
}

/**
 * Formats the third-party licences.
 * @param {readonly object[]} libraries as rollup-plugin-license describes them
 * @returns {string} the text that must ship with their code
 */
export const licencesOf = (libraries) =>
  [
    'Waybill is MIT licensed; see LICENSE. Its scripts carry code of these libraries.',
    ...libraries
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(
        (library) =>
          `${library.name} ${library.version}, ${library.license}\n${library.homepage ?? ''}\n\n${textOf(library).trim()}`,
      ),
  ].join(`\n\n${'-'.repeat(80)}\n\n`) + '\n';

/**
 * A Rollup plugin that writes the licences of the bundled libraries. Any licence but these two fails the build, so that someone reviews it.
 */
export const licences = () =>
  license({
    thirdParty: {
      allow: { test: '(MIT OR Apache-2.0)', failOnUnlicensed: true, failOnViolation: true },
      output: { file: join(ROOT, 'dist', LICENCES), template: licencesOf },
    },
  });
