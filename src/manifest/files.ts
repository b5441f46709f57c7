import { customElements } from './custom-elements';
import { elementDeclarations } from './dts';
import { vscodeCss, vscodeHtml, webTypes } from './editors';
import { jsxTypes } from './jsx';
import type { Sources } from './model';
import { reactFiles } from './react';
import { reference } from './reference';
import { roomSheet } from './room';

/** Generates every file that the build derives from the specs: texts by file name, relative to `dist`. */
export function metadataFiles(sources: Sources): Readonly<Record<string, string>> {
  const declarations = elementDeclarations(sources.specs).map(({ name, text }) => [`elements/${name}.d.ts`, text]);
  return {
    ...Object.fromEntries(declarations),
    'custom-elements.json': customElements(sources),
    'vscode.html-custom-data.json': vscodeHtml(sources),
    'vscode.css-custom-data.json': vscodeCss(sources),
    'web-types.json': webTypes(sources),
    'jsx.d.ts': jsxTypes(sources),
    // Holds types only. The module exists so that importing it for its side effect does not fail.
    'jsx.js': 'export {};\n',
    ...reactFiles(sources),
    'reference.md': reference(sources),
    'waybill.css': roomSheet(sources.specs),
  };
}
