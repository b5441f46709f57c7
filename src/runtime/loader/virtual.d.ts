/** Read off the finished chunks by `tools/chunk-map.mjs`. */
declare module 'virtual:waybill/chunks' {
  export const map: import('./map').ChunkMap;
}
