export const STAMP: string;
export function isStale(): boolean;
export function ensureBuilt(): void;
