import type { Sources } from '../src/manifest/model';

export function withSources(code: string): Promise<{ readonly sources: Sources } & Readonly<Record<string, unknown>>>;
export function manifestFiles(): Promise<Readonly<Record<string, string>>>;
export function publicText(comment: string): string;
