/** The maximum number of characters of a value in a report. */
const LENGTH = 100;

/** Serializes a value and cuts it to one line. */
export const cut = (value: unknown): string => {
  const text = typeof value === 'string' ? JSON.stringify(value) : (JSON.stringify(value) ?? 'nothing');
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
};

/** Converts a JSON pointer to a path: `/data/3/price` → `$.data[3].price`. */
export const pathOf = (pointer: string): string =>
  `$${pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')}`;
