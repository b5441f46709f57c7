import type { Endpoint } from '../../api/endpoints';
import type { WidgetSpec } from '../../element/spec';

/** Reads that a widget can wait for. */
export type EarlyRead = NonNullable<WidgetSpec['preload']>[number];

/** What the loader knows of a widget before it is there. */
export interface WidgetChunks {
  /** Its own file and all that this imports, as places in `files`. */
  readonly files: readonly number[];
  /** The surfaces whose texts it shows first. */
  readonly texts: readonly string[];
  /** What a placeholder may set. */
  readonly attributes: readonly string[];
  readonly reads: readonly EarlyRead[];
}

/** What the build tells the loader. File names are relative to the loader. */
export interface ChunkMap {
  readonly files: readonly string[];
  /** File by language and surface. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly widgets: Readonly<Record<string, WidgetChunks>>;
  /** The calls behind the reads, and that for their token. */
  readonly reads: Readonly<Record<EarlyRead | 'token', Pick<Endpoint, 'path' | 'auth'>>>;
}

export const TAG_PREFIX = 'waybill-';
