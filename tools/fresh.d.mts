export const STAMP: string;
export function isStale(): boolean;
export function ensureBuilt(): void;
export const HOSTS: string;
export function ensureHosts(): void;
