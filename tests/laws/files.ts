import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export interface SourceFile {
  /** Relative to the repository, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** The files below these folders whose path matches; found anew in each run, so that nothing has to be listed. */
export function filesIn(folders: readonly string[], pattern = /\.(tsx?|m?js|css)$/): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(ROOT.length + 1)
          .replaceAll('\\', '/'),
      )
      .filter((path) => pattern.test(path))
      .toSorted()
      .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  );
}

export const readRoot = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

export interface Import {
  readonly from: SourceFile['path'];
  readonly to: string;
}

/** Where an import of a file leads, relative to the repository. */
export const posixJoin = (from: string, to: string): string => posix.join(posix.dirname(from), to);

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;
/** What a file imports: files of the repository by their path without an ending, libraries by their name. */
export const importsOf = ({ path, text }: SourceFile): Import[] =>
  Array.from(text.matchAll(IMPORT), ([, name = '']) => ({
    from: path,
    to: name.startsWith('.') ? posixJoin(path, name) : name,
  }));
