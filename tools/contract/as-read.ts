import { billingNamed } from '../../src/contract/billing';
import { cartNamed } from '../../src/contract/cart';
import { catalogueNamed, readCatalogue } from '../../src/contract/catalogue';
import { unwrap } from '../../src/contract/envelope';
import { cycleNamed } from '../../src/contract/cycle';
import { flagOf, listOf, membersOf, NUMERIC, recordOf, zoned } from '../../src/contract/fields';
import { invoicesNamed } from '../../src/contract/invoice';
import { productNamed } from '../../src/contract/product';
import { sessionNamed } from '../../src/contract/session';
import { infoNamed } from '../../src/contract/subscription-info';
import { COMPONENTS } from './openapi/document';
import type { Json } from './openapi/fields';

const SCHEMAS = new Map(COMPONENTS.map(({ name, schema }) => [name, schema]));

/** Derives missing categories from the packages. */
const bundlesNamed = (reply: unknown): unknown => {
  const body = catalogueNamed(reply);
  const { categories }: { readonly categories?: unknown } = recordOf(body);
  return categories === undefined ? { ...recordOf(body), categories: readCatalogue(body)?.categories } : body;
};

/** Normalizers that map alternative field names to the page's own. */
const NAMED: Readonly<Record<string, (body: unknown) => unknown>> = {
  SessionReply: sessionNamed,
  InvoicesReply: invoicesNamed,
  BillingInfoReply: billingNamed,
  SubscriptionInfoReply: infoNamed,
  BundlesReply: bundlesNamed,
  ModulesReply: catalogueNamed,
  ProductsReply: catalogueNamed,
  ProductReply: productNamed,
  CartReply: cartNamed,
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts a text to the type that its reader expects. */
function textAs(schema: Json, value: string): unknown {
  const types: readonly unknown[] = [schema.type].flat();
  const number = NUMERIC.test(value) ? Number(value) : null;
  if (Array.isArray(schema.enum)) {
    if (schema['x-kind'] === 'cycle') return cycleNamed(value) ?? value;
    if (schema.enum.includes(value) || number === null) return value;
    return schema.enum.includes(number) ? number : value;
  }
  if (types.includes('string')) return zoned(value);
  if (number !== null && types.includes('integer')) return number;
  if (!types.includes('array') || !schema.items) return value;
  // Commas separate ids but not texts, because a text may contain a comma.
  if (schema['x-kind'] === 'ids') return membersOf(value);
  return value.startsWith('[') ? listOf(value) : value;
}

/** Evaluates an `if` of the OpenAPI document: whether the value is a record, or a module. */
const holds = (test: Json, value: unknown): boolean =>
  test.type === 'object' ? isRecord(value) : flagOf(recordOf(value)['is_module' as never]);

/** Normalizes a value as its readers do: numeric texts become numbers, flags become booleans, and textual lists become lists. */
function valueAs(schema: Json, value: unknown): unknown {
  if (typeof schema.$ref === 'string') return valueAs(SCHEMAS.get(schema.$ref.split('/').at(-1) ?? '') ?? {}, value);
  if (schema.if) return valueAs((holds(schema.if as Json, value) ? schema.then : schema.else) as Json, value);
  if (typeof value === 'string') {
    const read = textAs(schema, value);
    return read === value ? value : valueAs(schema, read);
  }
  if (Array.isArray(value)) return schema.items ? value.map((one) => valueAs(schema.items as Json, one)) : value;
  if (!isRecord(value)) return value;
  const fields = (schema.properties ?? {}) as Readonly<Record<string, Json>>;
  // A map of records is read as a list.
  const rest = (schema.items ?? schema.additionalProperties) as Json | undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const own = Object.hasOwn(fields, name) ? fields[name] : rest;
      return [name, isRecord(own) ? valueAs(own, one) : one];
    }),
  );
}

/**
 * Normalizes a body as the page's contract reads it: unwrapped, with the page's field names and each value converted to its type.
 * Unreadable values stay unchanged.
 * @param name the component of the call's reply
 */
export function asRead(name: string, body: unknown): unknown {
  if (!isRecord(body) && !Array.isArray(body)) return body;
  const whole = unwrap(body);
  return valueAs({ $ref: `#/components/schemas/${name}` }, NAMED[name]?.(whole) ?? whole);
}
