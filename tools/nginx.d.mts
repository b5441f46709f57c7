export function findNginx(
  env?: Readonly<Record<string, string | undefined>>,
  places?: readonly string[],
): string | undefined;
export function ensureNginx(): string;
