import { join } from 'node:path';
import { ROOT } from './widgets.mjs';

const CODE = `
  let doctor;
  export const loadDoctor = () => (doctor ??= new Promise((resolve, reject) => {
    const scripts = [...document.querySelectorAll('script[src]')];
    const own = scripts.find(({ src }) => /waybill\\.classic/.test(src))?.src ?? document.baseURI;
    globalThis[Symbol.for('waybill/doctor')] = resolve;
    import(new URL('doctor.js', own).href).catch(reject);
  }));
`;

/**
 * A plugin for the classic script, which has no bytes for the page doctor: it loads \`doctor.js\` from its own folder when somebody asks.
 */
export function withoutDoctor() {
  return {
    name: 'waybill-without-doctor',
    load: (id) => (id === join(ROOT, 'src/doctor/load.ts') ? CODE : null),
  };
}
