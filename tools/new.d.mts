export function createWidget(name: string, root?: string): string[];
