const text = { type: 'string', minLength: 1 };

const object = (required: Readonly<Record<string, object>>, optional: Readonly<Record<string, object>> = {}) => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

const list = (items: object) => ({ type: 'array', items });

const described = object({ name: text, description: text });
const property = { name: text, description: text, type: text };

const value = {
  anyOf: [object({ type: text }), object({ kind: { const: 'no-value' }, type: { const: 'boolean' } })],
};

const element = object(
  {
    name: { type: 'string', pattern: '^waybill-[a-z-]+$' },
    description: text,
    attributes: list(object({ name: text, description: text, value }, { default: text })),
    js: object({}, { properties: list(object(property, { default: text })), events: list(described) }),
    css: object({}, { parts: list(described), properties: list(described) }),
  },
  { slots: list(object({ name: { type: 'string' }, description: text })) },
);

/**
 * A JSON schema of the part of web-types that we generate; anything else is an error. JetBrains publishes the whole schema at the URL
 * in `$schema`, but not as a package.
 */
export const webTypesSchema = object({
  $schema: { type: 'string', pattern: '^https://.*/web-types\\.json$' },
  name: { const: 'waybill' },
  version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+' },
  'description-markup': { enum: ['none', 'html', 'markdown'] },
  'js-types-syntax': { const: 'typescript' },
  contributions: object({
    html: object({ elements: list(element) }),
    css: object({ properties: list(described) }),
  }),
});
