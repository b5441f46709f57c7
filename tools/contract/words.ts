/** Characters of a value that a report shows. */
const LENGTH = 100;

/** A value as it came, cut to a line. */
export const cut = (value: unknown): string => {
  const text = typeof value === 'string' ? JSON.stringify(value) : (JSON.stringify(value) ?? 'nothing');
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
};

/** `/data/3/price` → `$.data[3].price` */
export const pathOf = (pointer: string): string =>
  `$${pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')}`;
