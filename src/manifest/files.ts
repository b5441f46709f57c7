import { customElements } from './custom-elements';
import { designTokens } from './design-tokens';
import { elementDeclarations } from './dts';
import { vscodeCss, vscodeHtml, webTypes } from './editors';
import { jsxTypes } from './jsx';
import { keptJson } from './kept';
import type { Sources } from './model';
import { reactFiles } from './react';
import { reference } from './reference';
import { svelteTypes, vueTypes } from './templates';
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
    'vue.d.ts': vueTypes(sources),
    'svelte.d.ts': svelteTypes(sources),
    ...reactFiles(sources),
    // They hold types only. The modules exist so that importing them for their side effect does not fail.
    ...Object.fromEntries(['jsx.js', 'vue.js', 'svelte.js'].map((file) => [file, 'export {};\n'])),
    'tokens.json': designTokens(sources),
    'reference.md': reference(sources),
    'storage.json': keptJson(),
    'waybill.css': roomSheet(sources.specs),
  };
}
