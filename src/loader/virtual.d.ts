/** `tools/chunk-map.mjs` generates this module from the finished chunks. */
declare module 'virtual:waybill/chunks' {
  export const map: import('./map').ChunkMap;
}

/** `tools/entries.mjs` generates this module: the registration function of every widget, by file name. */
declare module 'virtual:waybill/definitions' {
  export const definitions: Readonly<Record<string, () => void>>;
}
