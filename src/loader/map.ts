import type { Endpoint } from '../api/endpoints';
import type { WidgetSpec } from '../element/spec';

/** Reads that a widget can wait for. */
export type EarlyRead = NonNullable<WidgetSpec['preload']>[number];

/** What the loader knows of a widget before it is there. */
export interface WidgetChunks {
  /** The numbers of the shared chunks that its own file imports, beside what every widget does. */
  readonly shared: readonly number[];
  /** The surfaces whose texts it shows first, beside the common ones. */
  readonly texts: readonly string[];
  /** What it reads first; nothing where it is not said. */
  readonly reads?: readonly EarlyRead[];
}

/** What the build tells the loader. */
export interface ChunkMap {
  /** What every widget imports. By name, without folder and extension, as the next. */
  readonly core: readonly string[];
  /** What the names of shared chunks begin with, before their number. */
  readonly shared: string;
  /** Those that have texts. */
  readonly languages: readonly string[];
  /** Part of the name of every file of texts. */
  readonly textsHash: string;
  readonly widgets: Readonly<Record<string, WidgetChunks>>;
  /** The calls behind the reads, and that for their token. */
  readonly reads: Readonly<Record<EarlyRead | 'token', Pick<Endpoint, 'path' | 'auth'>>>;
}

export const TAG_PREFIX = 'waybill-';

/** All that a widget needs before its data shows, its texts in this language included; relative to the loader. */
export const chunkFilesOf = (
  { core, shared, textsHash, widgets }: ChunkMap,
  name: string,
  language: string,
): string[] => [
  `elements/${name}.js`,
  ...[
    ...core,
    ...(widgets[name]?.shared ?? []).map((at) => `${shared}-${at}`),
    ...['common', ...(widgets[name]?.texts ?? [])].map((surface) => `${language}-${surface}-${textsHash}`),
  ].map((chunk) => `chunks/${chunk}.js`),
];
