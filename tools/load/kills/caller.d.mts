interface Told {
  readonly key: string;
  readonly status: number;
  readonly body: unknown;
}
interface Tally {
  add(kind: string, ms: number, status: number): void;
}
export function createCaller(
  pair: { next(): { readonly port: number } },
  tally: Tally,
  wait?: (ms: number) => Promise<unknown>,
): {
  readonly acknowledged: ReadonlyMap<string, { readonly kind: string; readonly status: number }>;
  readonly counts: Readonly<Record<'broken' | 'wasDone' | 'neverArrived' | 'busy' | 'unresolved', number>>;
  read(kind: string, path: string, headers?: Readonly<Record<string, string>>): Promise<Omit<Told, 'key'>>;
  write(kind: string, path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<Told>;
};
