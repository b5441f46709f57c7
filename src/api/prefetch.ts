/** Global key of the loader's prefetch cache: pending responses by address, started before the chunks arrive. */
const PREFETCHED = Symbol.for('waybill/prefetch');

/** Takes the prefetched response to this address out of the cache; each response serves one call. */
export const takePrefetched = (url: string): Promise<Response> | undefined => {
  const early: unknown = Reflect.get(globalThis, PREFETCHED);
  if (!(early instanceof Map)) return undefined;
  const response = (early as Map<string, Promise<Response>>).get(url);
  early.delete(url);
  return response;
};
