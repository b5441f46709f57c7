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

/** Where nobody lists the categories, the packages name their own. */
const bundlesNamed = (reply: unknown): unknown => {
  const body = catalogueNamed(reply);
  const { categories }: { readonly categories?: unknown } = recordOf(body);
  return categories === undefined ? { ...recordOf(body), categories: readCatalogue(body)?.categories } : body;
};

/** Other names that a reader takes for its own. */
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

/** A text as the kind of value that its reader makes of it. */
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
  // Commas part ids, and no texts: a comma may be in one of them.
  if (schema['x-kind'] === 'ids') return membersOf(value);
  return value.startsWith('[') ? listOf(value) : value;
}

/** What an `if` of the document asks: whether it is a record, or a module. */
const holds = (test: Json, value: unknown): boolean =>
  test.type === 'object' ? isRecord(value) : flagOf(recordOf(value)['is_module' as never]);

/** A value as its readers have it: numbers and flags that are text, and lists that are, are none any more. */
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
  // A map of records is read as the list of them.
  const rest = (schema.items ?? schema.additionalProperties) as Json | undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const own = Object.hasOwn(fields, name) ? fields[name] : rest;
      return [name, isRecord(own) ? valueAs(own, one) : one];
    }),
  );
}

/**
 * A body as the page has it once its contract has read it: out of whatever it was wrapped in, by our names, and with each value of the
 * kind that it stands for. What can't be read stays as it came.
 * @param name of the component that the call answers with
 */
export function asRead(name: string, body: unknown): unknown {
  if (!isRecord(body) && !Array.isArray(body)) return body;
  const whole = unwrap(body);
  return valueAs({ $ref: `#/components/schemas/${name}` }, NAMED[name]?.(whole) ?? whole);
}
