/** Read off the finished chunks by `tools/chunk-map.mjs`. */
declare module 'virtual:waybill/chunks' {
  import type { ChunkMap } from './map';
  export const files: ChunkMap['files'];
  export const texts: ChunkMap['texts'];
  export const widgets: ChunkMap['widgets'];
  export const reads: ChunkMap['reads'];
}
