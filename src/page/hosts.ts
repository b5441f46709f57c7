/**
 * Maps host elements to keys, because actions and dialogs carry a serialisable key, never an element. A key starts with the tag:
 * `waybill-cart#2`.
 */
export interface Hosts {
  key(host: HTMLElement): string;
  get(key: string | null | undefined): HTMLElement | null;
}

export function createHosts(): Hosts {
  const keys = new WeakMap<HTMLElement, string>();
  const hosts = new Map<string, WeakRef<HTMLElement>>();
  let count = 0;
  return {
    key(host) {
      const known = keys.get(host);
      if (known) return known;
      const key = `${host.localName}#${(count += 1)}`;
      keys.set(host, key);
      hosts.set(key, new WeakRef(host));
      return key;
    },
    get(key) {
      const host = key ? hosts.get(key)?.deref() : undefined;
      return host?.isConnected ? host : null;
    },
  };
}
