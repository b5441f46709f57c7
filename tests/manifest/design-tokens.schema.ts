const object = (required: Readonly<Record<string, object>>, optional: Readonly<Record<string, object>> = {}) => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

const sentence = { type: 'string', pattern: '^\\p{Lu}.*\\.$' };
const share = { type: 'number', minimum: 0, maximum: 1 };

/** What is ours in a token: a vendor's key may hold anything. */
const extensions = object({
  waybill: object(
    { property: { type: 'string', pattern: '^--waybill-[a-z-]+$' }, css: { type: 'string', minLength: 1 } },
    {
      contrast: object({
        least: { enum: [3, 4.5] },
        beside: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
      }),
    },
  ),
});

const token = (type: string, $value: object) =>
  object({ $type: { const: type }, $value, $description: sentence, $extensions: extensions });

const color = token(
  'color',
  object({
    colorSpace: { const: 'srgb' },
    components: { type: 'array', minItems: 3, maxItems: 3, items: share },
    alpha: share,
    hex: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
  }),
);
const dimension = token('dimension', object({ value: { type: 'number' }, unit: { enum: ['px', 'rem'] } }));
const weight = token('fontWeight', { type: 'number', minimum: 1, maximum: 1000 });
const family = token('fontFamily', { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } });

/** A group; no name may begin with `$` or have one of the signs of a reference. */
const group = (items: object) => ({
  type: 'object',
  minProperties: 1,
  propertyNames: { pattern: '^[^$.{}][^.{}]*$' },
  additionalProperties: items,
});

/**
 * A JSON schema of the part of the Design Tokens Format Module 2025.10 that we generate; anything else is an error. The group publishes
 * the module at https://www.designtokens.org/TR/2025.10/format/, and no package with a schema of it.
 */
export const designTokensSchema = object({
  light: group(color),
  dark: group(color),
  base: group({ anyOf: [dimension, weight, family] }),
});
