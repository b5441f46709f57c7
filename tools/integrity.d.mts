export function integrityOf(dist: string, names: Iterable<string>): Record<string, string>;
