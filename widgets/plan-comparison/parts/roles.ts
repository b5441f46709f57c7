/**
 * What the tags of a table say by themselves, said once more: browsers forget it where a sheet lays a table out anew, as ours
 * does in the two-column form.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
