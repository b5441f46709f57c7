import { join, relative } from 'node:path';
import { OWN_ADDRESS } from './beside-classic.mjs';
import { ROOT } from './widgets.mjs';

const LOAD = `
  let doctor;
  export const loadDoctor = () => (doctor ??= new Promise((resolve, reject) => {
    globalThis[Symbol.for('waybill/doctor')] = resolve;
    import(new URL('doctor.js', ${OWN_ADDRESS}).href).catch(reject);
  }));
`;

/** Examines by what the configuration says; which categories and items there are, the classic script does not tell. */
const EXAMINE = `
  import { loadDoctor } from ${JSON.stringify(join(ROOT, 'src/doctor/load'))};
  export const examinePage = async ({ store, options, version }, page, isDrawn) => {
    const doctor = await loadDoctor();
    const look = () => {
      const { api, routes } = store.getState().config;
      const { allowedOrigins = [], navigate } = options;
      const said = { allowedOrigins, isRouted: !!navigate, defaultRoutes: {}, categories: null, items: null };
      return doctor.examineOpenPage(page, { version, api, routes, ...said });
    };
    const findings = await look();
    if (isDrawn) doctor.drawFindings(page, findings, look);
    return findings;
  };
`;

/** The code that stands for a module of the sources. */
const STANDS_FOR = {
  'src/doctor/load.ts': LOAD,
  'src/app/examine-page.ts': EXAMINE,
  'src/app/warn-of-faults.ts': 'export const warnOfFaults = () => {};',
};

/**
 * A plugin for the classic script, which has no bytes for the page doctor: it loads `doctor.js` from its own folder when somebody asks,
 * and does not warn of faults by itself.
 */
export function withoutDoctor() {
  return {
    name: 'waybill-without-doctor',
    load: (id) => STANDS_FOR[relative(ROOT, id)] ?? null,
  };
}
