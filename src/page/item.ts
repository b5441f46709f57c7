/** Matches `package/35` or `module/12`. */
const ITEM = /^(package|module)\/([1-9]\d{0,8})$/;

export interface CartItem {
  readonly kind: 'package' | 'module';
  readonly id: number;
}

/**
 * Parses an item of the script API.
 * @throws TypeError for a text that names neither a package nor a module.
 */
export function parseItem(text: string): CartItem {
  const [, kind, id] = ITEM.exec(text) ?? [];
  if (kind !== 'package' && kind !== 'module') {
    throw new TypeError(`waybill: "${text}" is not an item; write package/35 or module/12`);
  }
  return { kind, id: Number(id) };
}
