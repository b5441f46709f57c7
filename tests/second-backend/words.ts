import type { Quirks } from './quirks';

/** An amount in cents, which `write` formats as the quirks demand. */
export class Amount {
  constructor(readonly cents: number) {}
}

/** A list of ids or codes, which `write` formats as the quirks demand. */
export class List {
  constructor(readonly items: readonly (string | number)[]) {}
}

/** A day such as 2026-12-20, which `write` formats as the quirks demand. */
export class Day {
  constructor(readonly iso: string) {}
}

export type Value =
  | string
  | number
  | null
  | undefined
  | Amount
  | List
  | Day
  | readonly Value[]
  | { readonly [name: string]: Value };
export type Fields = { readonly [name: string]: Value };
export type Json = string | number | null | readonly Json[] | { readonly [name: string]: Json };

const number = (value: number, { numbers }: Quirks): Json => (numbers === 'text' ? String(value) : value);

function amount(cents: number, { amounts, numbers }: Quirks): Json {
  if (amounts === 'thousands') {
    return (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  }
  return numbers === 'text' ? (cents / 100).toFixed(2) : cents / 100;
}

function list(items: readonly (string | number)[], quirks: Quirks): Json {
  if (quirks.lists === 'comma') return items.join(',');
  const written = items.map((item) => (typeof item === 'number' ? number(item, quirks) : item));
  return quirks.lists === 'json' ? JSON.stringify(written) : written;
}

/** Converts a value to JSON as the quirks demand; undefined fields are left out. */
export function write(value: Value, quirks: Quirks): Json {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return number(value, quirks);
  if (value instanceof Amount) return amount(value.cents, quirks);
  if (value instanceof List) return list(value.items, quirks);
  if (value instanceof Day) return quirks.dates === 'iso' ? value.iso : `${value.iso} 00:00:00`;
  if (Array.isArray(value)) return value.map((item) => write(item, quirks));
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([name, item]) => [name, write(item, quirks)]));
}
