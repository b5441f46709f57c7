import * as z from 'zod/mini';
import { wire, type Json } from './fields';

/** A named schema of the OpenAPI document. */
export interface Component {
  readonly name: string;
  readonly schema: Json;
}

export const ref = ({ name }: Component): Json => ({ $ref: `#/components/schemas/${name}` });
export const listOf = (one: Component): Json => ({ type: 'array', items: ref(one) });
/** Builds a discriminated union with `if` instead of `anyOf`, so that a validator reports the errors of the matching branch. */
export const either = (...schemas: readonly [test: Json, yes: Json, no: Json]): Json =>
  Object.fromEntries(['if', 'then', 'else'].map((keyword, at) => [keyword, schemas[at]]));

/** Builds a nullable record; PHP's empty list counts as null. */
export const orNull = (one: Component): Json =>
  either({ type: 'object' }, ref(one), { type: ['null', 'array'], maxItems: 0 });

/** Splits words at spaces. */
export const names = (...lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));

/**
 * How much the page needs a field: `required`: nothing works without it; `degrades`: the page does less, as `x-page` says; `decoration`:
 * purely visual.
 */
export type Need = 'required' | 'degrades' | 'decoration';

interface Words {
  readonly description: string;
  /**
   * Fields that a server should send, because the page does less without them. Fields that the reader requires are derived from the schema.
   */
  readonly expected: readonly string[];
  /** Fields without which nothing works, although the schema reads a record without them. */
  readonly required?: readonly string[];
  /** What the page does without a field, where that differs from its handling of an invalid value. */
  readonly without?: Readonly<Record<string, string>>;
  /** A sentence in addition to the shared field's description, or a schema that replaces it. */
  readonly fields?: Readonly<Record<string, string | Json>>;
  /** Fields on the wire that this schema does not read. */
  readonly more?: Readonly<Record<string, Json>>;
  readonly example: Json;
}

/** Returns the fields of a schema as JSON Schema; `{}` where the registry does not know a field. */
const fieldsOf = (schema: z.ZodMiniType): Record<string, Json> => {
  const { properties } = z.toJSONSchema(schema, {
    io: 'input',
    // JSON Schema cannot represent transforms; the registry describes their input.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, wire.get(zodSchema)),
  });
  return { ...(properties as Record<string, Json>) };
};

/** Returns the fields without which the schema rejects a record. */
const neededToRead = (schema: z.ZodMiniType, example: Json): readonly string[] =>
  Object.keys(example).filter((field) => {
    const { [field]: _, ...rest } = example;
    return z.safeParse(schema, example).success && !z.safeParse(schema, rest).success;
  });

const worded = (known: Json, words: string | Json | undefined): Json => {
  if (typeof words !== 'string') return { ...words };
  return { ...known, description: [words, known.description].filter(Boolean).join(' ') };
};

/**
 * Builds the component of a wire record from the schema that reads it.
 * @throws where a field of the schema has no description, or a description has no field
 */
export function component(name: string, schema: z.ZodMiniType, words: Words): Component {
  const { description, expected, without = {}, fields = {}, more = {}, example } = words;
  const required = [...new Set([...neededToRead(schema, example), ...(words.required ?? [])])];
  const known = fieldsOf(schema);
  const named = [...Object.keys(fields), ...Object.keys(without), ...expected, ...required];
  const strange = named.filter((field) => !known[field] && !more[field]);
  const isSilent = ([field, one]: [string, Json]): boolean =>
    Object.keys(one).length === 0 && typeof fields[field] !== 'object';
  const silent = Object.entries(known)
    .filter(isSilent)
    .map(([field]) => field);
  if (strange.length) throw new Error(`${name} has no field ${strange.join(', ')}`);
  if (silent.length) throw new Error(`${name}: no description of ${silent.join(', ')}`);
  const properties = Object.fromEntries(
    Object.entries(known).map(([field, one]) => [field, field in fields ? worded(one, fields[field]) : one]),
  );
  const degrades = expected.filter((field) => !required.includes(field));
  const needOf = (field: string): Need =>
    required.includes(field) ? 'required' : degrades.includes(field) ? 'degrades' : 'decoration';
  const all = Object.entries({ ...properties, ...more }).map(([field, one]) => [
    field,
    { ...one, 'x-need': needOf(field), ...(without[field] !== undefined && { 'x-without': without[field] }) },
  ]);
  const needed = { required, 'x-degrades': degrades };
  return { name, schema: { type: 'object', description, ...needed, properties: Object.fromEntries(all), example } };
}
