import type { WidgetSpec } from '../element/spec';

/** Reads that the loader can prefetch for a widget. */
export type PrefetchedRead = NonNullable<WidgetSpec['preload']>[number];

/** Describes the chunks of a widget to the loader. */
export interface WidgetChunks {
  /** The name of the widget's own file, if it is another than the widget's, because content blockers would take it. */
  readonly file?: string;
  /** The numbers of the shared chunks that the widget's own file imports, in addition to the core chunks. Undefined means none. */
  readonly shared?: readonly number[];
  /** The surfaces of texts that the first view shows, as their files are named, in addition to `common`. Undefined means none. */
  readonly texts?: readonly string[];
  /** The reads of the first view. Undefined means none. */
  readonly reads?: readonly PrefetchedRead[];
}

/** The chunk map that the build passes to the loader. */
export interface ChunkMap {
  /** The chunks that every widget imports, by name without folder and extension. */
  readonly core: readonly string[];
  /** The name prefix of shared chunks. The chunk's number follows it. */
  readonly shared: string;
  /** The languages that have texts. */
  readonly languages: readonly string[];
  /** The hash in the name of every chunk of texts. */
  readonly textsHash: string;
  readonly widgets: Readonly<Record<string, WidgetChunks>>;
  /** The paths of the reads, which take a bearer token, and of the call for it, which takes the session's credentials. */
  readonly reads: Readonly<Record<PrefetchedRead | 'token', string>>;
}

export const TAG_PREFIX = 'waybill-';
