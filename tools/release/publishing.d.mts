export function publishing(tarball: string, env: Readonly<Record<string, string | undefined>>): readonly string[];
