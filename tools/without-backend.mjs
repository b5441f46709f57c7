const LIBRARY = /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/;

/** The part of i18next that asks a server for texts, up to the function that follows it. */
const CONNECTOR = /^class Connector extends EventEmitter \{\n[\s\S]*?^\}\n/gm;

/** What i18next reads of it where no backend was added, which then has nothing to load and nothing under way. */
const CODE = `class Connector extends EventEmitter {
  backend = null;
  state = {};
}
`;

const lines = (text) => text.split('\n').length;

/**
 * Texts come as modules (`locales.mjs`), and the server's own by the client, so no backend is ever added to i18next. What would
 * talk to one is a kilobyte of every first paint that nothing runs. The build stops where a release of i18next has it no longer.
 */
export const withoutBackend = () => ({
  name: 'waybill-without-backend',
  transform(code, id) {
    if (!LIBRARY.test(id)) return null;
    if (code.match(CONNECTOR)?.length !== 1) this.error('i18next has no connector where it is looked for');
    // As many lines as before, so that source maps stay true.
    const swapped = code.replace(CONNECTOR, (found) => CODE + '\n'.repeat(lines(found) - lines(CODE)));
    return { code: swapped, map: null };
  },
});
