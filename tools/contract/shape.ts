import type { SchemaValidateFunction } from 'ajv';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Need } from './openapi/describe';
import { openapi } from './openapi/document';
import type { Json } from './openapi/fields';
import { cut, pathOf } from './words';

/** A place where a value does not match the OpenAPI document. */
export interface Misfit {
  /** For example `$.data[3].price`. */
  readonly path: string;
  readonly expected: string;
  readonly came: string;
  /** What the page does with the value. */
  readonly page: string;
  /** The number of further misfits of this kind. */
  readonly more: number;
  readonly weight: Need;
}

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
// ajv-formats is a CommonJS module, whose default export is the function in one runtime and an object with it in another.
(typeof addFormats === 'function' ? addFormats : (addFormats as { default: typeof addFormats }).default)(ajv);
/** The keyword for fields without which the page does less. */
const DEGRADES = 'x-degrades';
const degrades: SchemaValidateFunction = (fields: readonly string[], data: object, parentSchema) => {
  const missing = fields.filter((field) => !Object.hasOwn(data, field));
  degrades.errors = missing.map((missingProperty) => ({
    keyword: DEGRADES,
    params: { missingProperty },
    parentSchema,
  }));
  return missing.length === 0;
};
ajv.addKeyword({ keyword: DEGRADES, type: 'object', schemaType: 'array', errors: true, validate: degrades });
ajv.addSchema(openapi('0.0.0'), 'waybill');

const NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record',
  null: 'null',
};

const oneOf = (values: readonly string[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

const expectedOf = ({ keyword, params, parentSchema, message = '' }: ErrorObject): string => {
  const about = String(parentSchema?.description ?? '').replaceAll(/\s*\[[^\]]*\]/g, '');
  switch (keyword) {
    case 'required':
    case DEGRADES:
      return `a field “${params.missingProperty}”`;
    case 'type':
      return oneOf([params.type].flat().map((type: string) => NAMES[type] ?? type));
    case 'enum':
      return oneOf(params.allowedValues.map((value: unknown) => JSON.stringify(value)));
    case 'minimum':
      return `at least ${params.limit}`;
    case 'minLength':
      return `at least ${params.limit} characters`;
    case 'maximum':
      return `at most ${params.limit}`;
    case 'format':
      return `a ${params.format}, as in "2026-05-01T00:00:00Z"`;
    default:
      return about || message.replace(/^must /, '');
  }
};

const isMissing = ({ keyword }: ErrorObject): boolean => keyword === 'required' || keyword === DEGRADES;

/** Returns the schema of the missing or invalid field. */
const fieldOf = (error: ErrorObject): Json => {
  const { params, parentSchema = {} } = error;
  const fields = (parentSchema.properties ?? {}) as Readonly<Record<string, Json>>;
  return (isMissing(error) ? fields[params.missingProperty] : parentSchema) ?? {};
};

const pageOf = (error: ErrorObject): string => {
  const field = fieldOf(error);
  return String((isMissing(error) ? field['x-without'] : undefined) ?? field['x-page'] ?? '');
};

const WEIGHTS: readonly Need[] = ['required', 'degrades', 'decoration'];
const weightOf = (error: ErrorObject): Need => {
  const field = fieldOf(error);
  if (error.keyword === 'minLength' && field['x-secret'] === true) return 'required';
  return WEIGHTS.find((need) => need === field['x-need']) ?? (error.keyword === 'required' ? 'required' : 'degrades');
};

const missingOf = (error: ErrorObject): string => (isMissing(error) ? `/${error.params.missingProperty}` : '');

/** Returns whether an error repeats another one, or is a branch of an `anyOf` that another error reports. */
const isEcho = ({ keyword, schemaPath }: ErrorObject): boolean => keyword === 'if' || /\/anyOf\/\d/.test(schemaPath);

/** Accepts an empty text in place of an empty list of records. */
const isEmptyList = ({ keyword, params, data }: ErrorObject): boolean =>
  keyword === 'type' && data === '' && [params.type].flat().includes('array');

/**
 * Validates a value against a schema of the OpenAPI document, all records included. The same error in many records of a list is reported
 * once.
 * @param name the name of a component
 */
export function shapeOf(name: string, value: unknown): Misfit[] {
  const validate = ajv.getSchema(`waybill#/components/schemas/${name}`);
  if (!validate) throw new Error(`The document has no schema ${name}`);
  if (validate(value)) return [];
  const kinds = new Map<string, Misfit>();
  for (const error of validate.errors ?? []) {
    if (isEcho(error) || isEmptyList(error)) continue;
    const pointer = error.instancePath + missingOf(error);
    const kind = `${pointer.replaceAll(/\/\d+/g, '/*')} ${error.keyword}`;
    const known = kinds.get(kind);
    kinds.set(
      kind,
      known
        ? { ...known, more: known.more + 1 }
        : {
            path: pathOf(pointer),
            expected: expectedOf(error),
            came: isMissing(error) ? 'nothing' : cut(error.data),
            page: pageOf(error),
            more: 0,
            weight: weightOf(error),
          },
    );
  }
  return [...kinds.values()];
}
