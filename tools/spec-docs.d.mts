import type { Plugin, ProgramNode } from 'rollup';

export function withoutDocs(code: string, parse: (code: string) => ProgramNode): string;
export function specDocs(): Plugin;
