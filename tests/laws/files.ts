import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export interface SourceFile {
  /** Path relative to the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Returns the files below these folders whose path matches. Globs on each run, so that no list has to be kept. */
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

/** Resolves an import of a file to a path relative to the repository. */
export const posixJoin = (from: string, to: string): string => posix.join(posix.dirname(from), to);

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;
/** Returns the imports of a file: files of the repository by their path without an extension, libraries by their name. */
export const importsOf = ({ path, text }: SourceFile): Import[] =>
  Array.from(text.matchAll(IMPORT), ([, name = '']) => ({
    from: path,
    to: name.startsWith('.') ? posixJoin(path, name) : name,
  }));
