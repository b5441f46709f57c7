import { LANGUAGES, writeChoice, DEFAULTS } from '../../../demo/studio/choice';
import { readManifest, type Attribute, type WireManifest } from '../../../demo/studio/manifest';
import { snippetOf } from '../../../demo/studio/snippets';
import { filled, LABELS } from '../labels';
import { codeBlock } from '../markdown/code';
import { escaped } from '../markdown/escaped';
import { relative } from '../page/address';
import { LIBRARY } from '../places';
import { choiceOf, exampleFor, type Example } from './examples';

const WORDS = LABELS.example;
/** The places for which code is shown, in the order of the tabs. */
const HOSTS = ['html', 'tinymce', 'wordpress-author', 'react', 'vue', 'svelte'] as const;

const LANGUAGE_OF: Readonly<Record<(typeof HOSTS)[number], string>> = {
  html: 'html',
  tinymce: 'html',
  'wordpress-author': 'html',
  react: 'tsx',
  vue: 'vue',
  svelte: 'svelte',
};

const option = (value: string, text: string, isChosen: boolean): string =>
  `<option value="${escaped(value)}"${isChosen ? ' selected' : ''}>${escaped(text)}</option>`;

/** Returns the control that changes an attribute of the example; free text has none, because the studio has it. */
function control({ name, kind, values, fallback }: Attribute, example: Example): string {
  const value = example.attributes[name] ?? fallback;
  const label = (field: string): string => `<label class="knob"><span>${code(name)}</span>${field}</label>`;
  if (kind === 'flag') return label(`<input type="checkbox" data-attribute="${name}" value="true" />`);
  if (kind !== 'choice') return '';
  const options = values.map((one) => option(one === fallback ? '' : one, one, one === value)).join('');
  return label(`<select data-attribute="${name}">${options}</select>`);
}

const code = (text: string): string => `<code translate="no">${escaped(text)}</code>`;

/** Returns the code of an example for each place, the first one open. Without scripts all are shown. */
function codeOf(name: string, example: Example): string {
  const choice = choiceOf(name, example);
  const panels = HOSTS.map((host) => {
    const blocks = snippetOf({ ...choice, host }, null).map(({ purpose, code: text }) =>
      codeBlock(text, LANGUAGE_OF[host], LABELS.purposes[purpose]),
    );
    return `<section class="host" data-host="${host}"><h3 class="host-name">${LABELS.hosts[host]}</h3>${blocks.join('')}</section>`;
  });
  return `<div class="hosts" data-hosts data-label="${WORDS.code}">${panels.join('')}</div>`;
}

/**
 * Returns the live example of a tag with the controls of its attributes, and the code for each place.
 * @param path the page on which it stands
 */
export function exampleOf(tag: string, manifest: object, path: string): string {
  const name = tag.replace('waybill-', '');
  const example = exampleFor(name);
  if (!example) return `<p>${LABELS.widget.onPage}</p>`;
  const widget = readManifest(manifest as WireManifest).widgets.find((one) => one.name === name);
  const knobs = (widget?.attributes ?? []).map((attribute) => control(attribute, example)).join('');
  const languages = LANGUAGES.map((one) => option(one, one, one === 'en')).join('');
  const studio = writeChoice({ ...choiceOf(name, example), api: '' }, DEFAULTS);
  const data = escaped(JSON.stringify({ name, ...example }));
  const library = relative(path, `${LIBRARY}/waybill.js`).replace('waybill.js', '');
  return `<div class="example" data-example="${data}" data-library="${library}">
<div class="example-bar" data-controls hidden>
${knobs}
<label class="knob"><span>${WORDS.language}</span><select data-language translate="no">${languages}</select></label>
<fieldset class="widths"><legend>${WORDS.width}</legend>
${['360', '768', ''].map((width, at) => `<label><input type="radio" name="width-${name}" value="${width}"${at === 2 ? ' checked' : ''} /><span>${width || WORDS.full}</span></label>`).join('\n')}
</fieldset>
</div>
<div class="example-stage" data-stage><noscript><p>${WORDS.needsScripts}</p></noscript></div>
<p class="example-foot"><span data-leads role="status">${WORDS.sample}</span> <a href="${relative(path, `${LIBRARY}/studio/index.html`)}${escaped(studio)}" data-studio>${WORDS.studio}</a></p>
</div>
${codeOf(name, example)}
<template data-words="${escaped(JSON.stringify({ frame: filled(WORDS.frame, { tag }), leads: WORDS.leads }))}"></template>`;
}
