import * as z from 'zod/mini';
import { wire, type Json } from './fields';

/** A schema of the document, under its name. */
export interface Component {
  readonly name: string;
  readonly schema: Json;
}

export const ref = ({ name }: Component): Json => ({ $ref: `#/components/schemas/${name}` });
export const listOf = (one: Component): Json => ({ type: 'array', items: ref(one) });
/** `if` and not `anyOf`, so that a validator says what is wrong with the one that it is. */
export const either = (...schemas: readonly [test: Json, yes: Json, no: Json]): Json =>
  Object.fromEntries(['if', 'then', 'else'].map((keyword, at) => [keyword, schemas[at]]));

/** Null, or PHP’s empty list, is none. */
export const orNull = (one: Component): Json =>
  either({ type: 'object' }, ref(one), { type: ['null', 'array'], maxItems: 0 });

/** Words with spaces between them. */
export const names = (...lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));

/**
 * How much the page needs a field: nothing works without it; the page does less without it, which `x-page` says; or it is there for
 * the eye, and nobody misses it.
 */
export type Need = 'required' | 'degrades' | 'decoration';

interface Words {
  readonly description: string;
  /** What a server should send: the page does less without it. What its reader refuses to go without is required by that. */
  readonly expected: readonly string[];
  /** What nothing works without, though a record may be read without it. */
  readonly required?: readonly string[];
  /** What the page does without a field, where that is something else than with an odd value. */
  readonly without?: Readonly<Record<string, string>>;
  /** A sentence beside what the shared field says, or a schema in its place. */
  readonly fields?: Readonly<Record<string, string | Json>>;
  /** What goes over the wire and is read elsewhere, or by nobody. */
  readonly more?: Readonly<Record<string, Json>>;
  readonly example: Json;
}

/** The fields of a schema as JSON Schema; `{}` where the registry does not know one. */
const fieldsOf = (schema: z.ZodMiniType): Record<string, Json> => {
  const { properties } = z.toJSONSchema(schema, {
    io: 'input',
    // Transforms can't be represented; the registry says what goes into them.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, wire.get(zodSchema)),
  });
  return { ...(properties as Record<string, Json>) };
};

/** Fields that the schema does not read a record without. */
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
 * A record of the wire, made of the schema that reads it.
 * @throws where the schema has a field that nobody described, or the words describe one that it does not have
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
  if (silent.length) throw new Error(`${name}: nobody says what goes into ${silent.join(', ')}`);
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
