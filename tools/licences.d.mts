interface Library {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly licenseText?: string;
  readonly homepage?: string;
}

export function licencesOf(libraries: readonly Library[], carried?: string): string;
export function licencesOfPackages(folders: Iterable<string>): string;
