const LIBRARY = /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/;

/** Matches the class of i18next that loads texts from a server. */
const CONNECTOR = /^class Connector extends EventEmitter \{\n[\s\S]*?^\}\n/gm;

/** A stub with the fields that i18next reads where no backend was added. */
const CODE = `class Connector extends EventEmitter {
  backend = null;
  state = {};
}
`;

const lines = (text) => text.split('\n').length;

/**
 * A plugin that removes i18next's backend connector, which would add a kilobyte of dead code to every first load: texts come as modules
 * (`locales.mjs`), and the server's overlay comes by the API client. The build fails if a release of i18next no longer contains the
 * connector.
 */
export const withoutBackend = () => ({
  name: 'waybill-without-backend',
  transform(code, id) {
    if (!LIBRARY.test(id)) return null;
    if (code.match(CONNECTOR)?.length !== 1) this.error('i18next has no connector where it is looked for');
    // Keeps the number of lines, so that source maps stay valid.
    const swapped = code.replace(CONNECTOR, (found) => CODE + '\n'.repeat(lines(found) - lines(CODE)));
    return { code: swapped, map: null };
  },
});
