/** Read off the finished chunks by `tools/chunk-map.mjs`. */
declare module 'virtual:waybill/chunks' {
  export const map: import('./map').ChunkMap;
}

/** Every widget's registration by the file that does it, made by `tools/entries.mjs`. */
declare module 'virtual:waybill/definitions' {
  export const definitions: Readonly<Record<string, () => void>>;
}
