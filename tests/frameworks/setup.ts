import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pack } from '../kit/installed';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the packed package, which all applications install. */
    tarball: string;
  }
}

/** Packs the package once for all applications. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-packed-'));
  provide('tarball', pack(folder));
  return () => rmSync(folder, { recursive: true });
}
