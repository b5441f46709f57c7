import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOUND, REPORT } from './places.mjs';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f6f8f7, #0c110f); color: light-dark(#14201b, #e7eeea); }
main { max-width: 1600px; margin: auto; padding: 24px; }
article { margin: 24px 0; padding: 16px; border-radius: 12px; background: light-dark(#fff, #161d1a); }
h1 { font-size: 24px; } h2 { font-size: 16px; margin: 0 0 12px; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr)); gap: 16px; align-items: start; }
figure { margin: 0; } figcaption { font-size: 13px; opacity: 0.75; } img { max-width: 100%; border: 1px solid light-dark(#d5deda, #2c3833); }
code { padding: 2px 6px; border-radius: 6px; background: light-dark(#e9eeeb, #202925); }`;

/** @typedef {import('./report.mjs').Found} Found */

/** Returns what the last run found, sorted by name. A story that was tried again counts as the last time. @returns {Found[]} */
export function readFound() {
  if (!existsSync(FOUND)) return [];
  const lines = readFileSync(FOUND, 'utf8').trim().split('\n').filter(Boolean);
  const found = new Map(lines.map((line) => JSON.parse(line)).map((one) => [one.name, one]));
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

const figure = (folder, name) =>
  `<figure><figcaption>${folder}</figcaption><a href="${folder}/${name}.png"><img loading="lazy" alt="${name}, ${folder}" src="${folder}/${name}.png"></a></figure>`;

/** The folders of the report that have a picture of each kind. */
const FOLDERS = { new: ['after'], changed: ['before', 'after', 'difference'] };

const article = ({ name, kind, share }) =>
  `<article><h2>${name}: ${kind}${share > 0 ? `, ${(100 * share).toFixed(2)} % of the pixels` : ''}</h2>
<div class="pictures">${FOLDERS[kind].map((folder) => figure(folder, name)).join('')}</div></article>`;

/** Returns the page that shows each picture that is new or has changed: before, after, and what differs. @param {Found[]} found */
export function reportOf(found) {
  const others = found.filter(({ kind }) => kind !== 'same');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures of the stories</title>
<style>${STYLE}</style><main><h1>${others.length} of ${found.length} pictures differ</h1>
<p>Accept them by <code>npm run test:visual -- --accept</code>, and commit them with the change that made them.</p>
${others.map(article).join('\n')}</main></html>\n`;
}

/** Writes the report. @param {Found[]} found @returns {string} its path */
export function writeReport(found) {
  const file = join(REPORT, 'index.html');
  writeFileSync(file, reportOf(found));
  return file;
}
