export const STAMP: string;
export const PARTIAL: string;
export function isStale(stamp?: string, partial?: string): boolean;
export function ensureBuilt(): void;
export function ensureDemoBuilt(): void;
export const HOSTS: string;
export function areHostsStale(): boolean;
export function ensureHosts(): void;
