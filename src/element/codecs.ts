import type { PropSpec } from './spec';

/** Marks a value that the codec could not parse. */
const WRONG = Symbol('wrong');

/** Matches an HTML floating-point number: no hex, no `Infinity`, no unit behind it. */
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Matches a CSS length that needs no layout to resolve, so neither a percentage nor `calc()`. A `var()` reference passes unchecked. */
const LENGTH = /^((\d+\.?\d*|\.\d+)(px|r?em|[sdl]?v[hw])?|var\(--[\w-]+\))$/i;

type NumberSpec = Extract<PropSpec<unknown>, { kind: 'number' }>;

function inRange({ min = -Infinity, max = Infinity }: NumberSpec, value: number): number | typeof WRONG {
  return Number.isFinite(value) && value >= min && value <= max ? value : WRONG;
}

const wordsOf = (text: string): readonly unknown[] =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

function fromText(spec: PropSpec<unknown>, text: string): unknown {
  const trimmed = text.trim();
  switch (spec.kind) {
    case 'string':
      return text;
    case 'boolean':
      return trimmed.toLowerCase() !== 'false';
    case 'number':
      if (trimmed === '') return spec.fallback;
      return NUMBER.test(trimmed) ? inRange(spec, Number(trimmed)) : WRONG;
    case 'length':
      if (trimmed === '') return spec.fallback;
      if (!LENGTH.test(trimmed)) return WRONG;
      return isNaN(Number(trimmed)) ? trimmed : `${trimmed}px`;
    case 'enum':
      // Enums ignore case, as HTML keywords do.
      if (trimmed === '') return spec.fallback;
      return spec.values.find((value) => value === trimmed.toLowerCase()) ?? WRONG;
    case 'data':
      return text;
    case 'list': {
      const words = wordsOf(trimmed);
      const known = spec.values.filter((value) => words.includes(value));
      return known.length > 0 ? known : spec.fallback;
    }
  }
}

/**
 * Parses a property value. Frameworks set attributes through properties (React 19: `seats="3"`), so this codec reads a string as
 * it would read the attribute.
 */
function fromValue(spec: PropSpec<unknown>, value: unknown): unknown {
  if (value === undefined || value === null) return spec.fallback;
  if (spec.kind === 'data') return value;
  if (typeof value === 'string') return fromText(spec, value);
  if (spec.kind === 'list' && Array.isArray(value)) return fromText(spec, value.join());
  if (typeof value === 'number' && spec.kind === 'number') return inRange(spec, value);
  if (typeof value === 'number' && (spec.kind === 'string' || spec.kind === 'length'))
    return fromText(spec, `${value}`);
  return typeof value === 'boolean' && spec.kind === 'boolean' ? value : WRONG;
}

const warned = new Set<string>();

/** Warns once for each tag, name and value that the codec cannot parse. The page keeps its value; the view gets the fallback. */
function warnOnce(host: HTMLElement, name: string, value: unknown, instead = 'its default stands'): void {
  const shown = typeof value === 'string' ? JSON.stringify(value) : `a value of type ${typeof value}`;
  const key = `${host.localName} ${name} ${shown}`;
  if (warned.has(key)) return;
  warned.add(key);
  console.warn(`waybill: <${host.localName}> can't read ${name} = ${shown}; ${instead}`, host);
}

/** Warns of the words of a list that the spec does not know. */
function warnOfWords(host: HTMLElement, name: string, spec: PropSpec<unknown>, given: unknown): void {
  if (spec.kind !== 'list' || (typeof given !== 'string' && !Array.isArray(given))) return;
  for (const word of wordsOf(String(given))) {
    if (!spec.values.some((value) => value === word)) warnOnce(host, name, word, 'it is left out');
  }
}

/** Reads an attribute. A missing attribute (`null`) and an invalid value give the fallback. Never throws. */
export function readAttribute(host: HTMLElement, name: string, spec: PropSpec<unknown>, text: string | null): unknown {
  const value = text === null ? spec.fallback : fromText(spec, text);
  warnOfWords(host, name, spec, text);
  if (value !== WRONG) return value;
  warnOnce(host, name, text);
  return spec.fallback;
}

/** Reads a value assigned to a property. `undefined`, `null` and an invalid value give the fallback. Never throws. */
export function readProperty(host: HTMLElement, name: string, spec: PropSpec<unknown>, assigned: unknown): unknown {
  const value = fromValue(spec, assigned);
  warnOfWords(host, name, spec, assigned);
  if (value !== WRONG) return value;
  warnOnce(host, name, assigned);
  return spec.fallback;
}
