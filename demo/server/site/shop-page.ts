import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Context } from 'hono';
import type { Env } from '../http/env';
import { fileBelow } from './files';
import { sendPage } from './page';

const HOSTS = fileURLToPath(new URL('../../hosts', import.meta.url));
const SHEETS = '/hosts/sheets';

/** Pages that need more than their sheet, or replace the layout sheet. */
const ODD: Readonly<Record<string, { readonly sheets?: readonly string[]; readonly root?: string }>> = {
  plain: { sheets: ['layout'] },
  bootstrap: { sheets: ['bootstrap'] },
  rtl: { root: ' dir="rtl"' },
};

const link = (name: string): string =>
  `<link rel="stylesheet" href="${SHEETS}/${name}.css" nonce="%NONCE%" data-sheet="${name}" />`;

const OTHERS = '<!-- %OTHERS% -->';

const placeholderOf = (tag: string): string => tag.replace(/^waybill-(.+)$/, 'data-waybill="$1"');

/** Returns tags for all widgets that the page does not contain, so that a new widget appears on it automatically. */
async function otherTags(distDir: string, html: string): Promise<string> {
  const { widgets } = JSON.parse(await readFile(`${distDir}/chunks.json`, 'utf8')) as { widgets: object };
  const tags = Object.keys(widgets).map((name) => `waybill-${name}`);
  return tags
    .filter((tag) => tag !== 'waybill-dialogs' && !html.includes(`<${tag}`) && !html.includes(placeholderOf(tag)))
    .map((tag) => `<div><${tag}></${tag}></div>`)
    .join('\n      ');
}

/**
 * Sends `/hosts/NAME`, a page with a placeholder for all widgets.
 * @returns null where there is no such page
 */
export async function sendFull(c: Context<Env>, distDir: string, name: string): Promise<Response | null> {
  const file = name === 'shop' ? null : await fileBelow(HOSTS, `${name}.html`);
  const html = file ? await readFile(file, 'utf8') : '';
  return html.includes(OTHERS) ? sendPage(c, html.replace(OTHERS, await otherTags(distDir, html)), null) : null;
}

/**
 * Sends `/hosts/NAME`, the page `demo/hosts/shop.html` with the style sheet of that name.
 * @returns null where there is no such sheet
 */
export async function sendShop(c: Context<Env>, distDir: string, name: string): Promise<Response | null> {
  const { sheets = ['layout', name], root = '' } = ODD[name] ?? {};
  if (!ODD[name] && !(await fileBelow(HOSTS, `sheets/${name}.css`))) return null;
  const html = await readFile(`${HOSTS}/shop.html`, 'utf8');
  const page = html
    .replace('<html lang="en"', (tag) => tag + root)
    .replace('<!-- %SHEETS% -->', sheets.map(link).join('\n    '))
    .replace(OTHERS, await otherTags(distDir, html));
  return sendPage(c, page, null);
}

/** Returns the path of a style sheet: a file of `demo/hosts/sheets`, or Bootstrap’s own from its package. */
export async function sheetFile(name: string): Promise<string | null> {
  if (name === 'bootstrap.css') {
    return fileURLToPath(new URL('../../../node_modules/bootstrap/dist/css/bootstrap.min.css', import.meta.url));
  }
  return fileBelow(HOSTS, `sheets/${name}`);
}
