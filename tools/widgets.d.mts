export const ROOT: string;
export function specFile(name: string): string;
export function widgetNames(): string[];
export function evaluate(code: string): Promise<Record<string, unknown>>;
