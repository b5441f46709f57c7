import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import license from 'rollup-plugin-license';
import { ROOT } from './widgets.mjs';

/** Relative to `dist`. */
export const LICENCES = 'THIRD-PARTY-LICENSES.txt';

/** Of libraries that bring no text of their licence: what stands in the one of their repository. */
const COPYRIGHTS = {
  '@maskito/core': 'Copyright the authors of Maskito, https://github.com/taiga-family/maskito',
  '@r2wc/core': 'Copyright (c) 2022 Bitovi',
  '@r2wc/react-to-web-component': 'Copyright (c) 2022 Bitovi',
};

/** MIT is one text for all but for that line, and ours. */
const mitOf = (copyright) => readFileSync(join(ROOT, 'LICENSE'), 'utf8').replace(/^Copyright .*$/m, () => copyright);

/** Apache 2.0 is one text for all; a library that is always here brings it. */
const apacheOf = (copyright) =>
  `${copyright}\n\n${readFileSync(join(ROOT, 'node_modules/typescript/LICENSE.txt'), 'utf8').trim()}`;

const TEXTS = { MIT: mitOf, 'Apache-2.0': apacheOf };

/** @throws Error for a library whose licence has no text */
function textOf({ name, license: kind, licenseText }) {
  if (licenseText) return licenseText;
  const make = TEXTS[kind];
  if (!make || !COPYRIGHTS[name])
    throw new Error(`${name} brings no text of its licence, ${kind}: see ${import.meta.filename}`);
  return make(COPYRIGHTS[name]);
}

/**
 * @param {readonly object[]} libraries as rollup-plugin-license describes them
 * @returns {string} what a package has to say that carries their code
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

/** For Rollup: writes the licences of what really went into a bundle. Another licence than these two ends the build, to be looked at. */
export const licences = () =>
  license({
    thirdParty: {
      allow: { test: '(MIT OR Apache-2.0)', failOnUnlicensed: true, failOnViolation: true },
      output: { file: join(ROOT, 'dist', LICENCES), template: licencesOf },
    },
  });
