export function manifestFiles(): Promise<Readonly<Record<string, string>>>;
