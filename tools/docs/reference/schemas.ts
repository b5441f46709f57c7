import { filled, LABELS } from '../labels';
import { codeBlock } from '../markdown/code';
import { escaped } from '../markdown/escaped';
import { inline } from '../markdown/markdown';
import { relative } from '../page/address';
import type { Page } from '../page/page';
import { nameOf, sentence, type OpenApi, type Schema } from './openapi';
import { assembled, code, entries, type Entry, type Section } from './sections';

const WORDS = LABELS.api;
export const SCHEMAS = 'api/schemas.html';

/** Returns the anchor of a schema on its page. */
const anchor = (name: string): string => `schema-${name}`;

/** Returns the type of a schema as HTML; a named one is a link. @param path the page on which it stands */
export function typeOf(schema: Schema, path: string): string {
  const { $ref, type, items, anyOf, oneOf, format, minimum, maximum } = schema;
  if ($ref) return `<a href="${relative(path, `${SCHEMAS}#${anchor(nameOf($ref))}`)}">${escaped(nameOf($ref))}</a>`;
  if ('const' in schema) return code(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((one) => code(JSON.stringify(one))).join(' · ');
  const options = anyOf ?? oneOf;
  if (options) return options.map((one) => typeOf(one, path)).join(' · ');
  const types = (Array.isArray(type) ? type : [type ?? WORDS.any]).map((one: string) =>
    one === 'array' && items ? `array of ${typeOf(items, path)}` : escaped(one),
  );
  const range = [minimum === undefined ? '' : `≥ ${minimum}`, maximum === undefined ? '' : `≤ ${maximum}`];
  return [types.join(' · '), ...range, format ? escaped(format) : ''].filter(Boolean).join(', ');
}

/** Returns the parts of an object or of the objects in a list, those inside of it with their path. */
function fieldsOf(schema: Schema, within = ''): readonly Entry[] {
  const { properties = {}, required = [], items } = schema;
  if (items && !items.$ref) return fieldsOf(items, `${within}[]`);
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = within ? `${within}.${name}` : name;
    const otherwise = field['x-page'] ? ` ${filled(WORDS.otherwise, { does: field['x-page'] })}` : '';
    const entry: Entry = {
      term: code(path),
      notes: [
        typeOf(field, SCHEMAS),
        ...(required.includes(name) ? [`<strong>${WORDS.required}</strong>`] : []),
        ...(field['x-need'] === 'degrades' ? [WORDS.degrades] : []),
      ],
      description: sentence(field.description) + otherwise,
    };
    return [entry, ...fieldsOf(field, path)];
  });
}

const example = (value: unknown): string =>
  value === undefined ? '' : codeBlock(JSON.stringify(value, null, 2), 'json', WORDS.example);

function sectionOf([name, schema]: readonly [string, Schema]): Section {
  const fields = fieldsOf(schema);
  return {
    id: anchor(name),
    title: name,
    text: `${sentence(schema.description)} ${fields.map(({ description }) => description).join(' ')}`,
    html: `<p>${inline(sentence(schema.description))}</p>
${fields.length > 0 ? entries(fields) : `<p>${typeOf(schema, SCHEMAS)}</p>`}
${example(schema.example)}`,
  };
}

/** Returns the page of all schemas. */
export function schemasPage({ components }: OpenApi): Page {
  const sections = Object.entries(components.schemas)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(sectionOf);
  const { body, headings, passages } = assembled(sections);
  return {
    path: SCHEMAS,
    tab: 'api',
    title: WORDS.schemas,
    summary: WORDS.schemasSummary,
    body: `<p>${WORDS.schemasSummary}</p>\n${body}`,
    headings,
    passages,
  };
}
