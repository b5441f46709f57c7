export function manifestFiles(): Promise<Readonly<Record<string, string>>>;
export function publicText(comment: string): string;
