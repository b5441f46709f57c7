import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/widgets.mjs';

/** Host pages that change the look on purpose. */
const MEANT = ['dark', 'dark-unsaid', 'large-root', 'layout', 'rtl'];

/** The pages below `/hosts` on whose sheets every widget has to look as on a plain page. */
export const SHEETS: readonly string[] = [
  ...readdirSync(join(ROOT, 'demo/hosts/sheets'))
    .map((file) => file.replace('.css', ''))
    .filter((name) => !MEANT.includes(name)),
  'bootstrap',
  'plain?csp=strict',
];
