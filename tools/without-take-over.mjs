import { join } from 'node:path';
import { ROOT } from './widgets.mjs';

const CODE = `
  export const takeOver = ({ mount, wrapper }) => {
    mount();
    wrapper.remove();
  };
`;

/**
 * A plugin for the classic script, which has no bytes for the code that takes over what a server rendered: it mounts each view in its
 * place instead.
 */
export function withoutTakeOver() {
  return {
    name: 'waybill-without-take-over',
    load: (id) => (id === join(ROOT, 'src/app/take-over.ts') ? CODE : null),
  };
}
