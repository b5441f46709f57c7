export function findPostgres(
  env?: Readonly<Record<string, string | undefined>>,
  places?: readonly (readonly [folder: string, prefix: string])[],
): string | undefined;
export function ensurePostgres(): string;
