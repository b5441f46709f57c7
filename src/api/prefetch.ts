/** Where the loader leaves the reads that it starts before the chunks arrive: responses by address. */
const EARLY = Symbol.for('waybill/prefetch');

/** Takes the early answer to this address, which serves once. */
export const takeEarly = (url: string): Promise<Response> | undefined => {
  const early: unknown = Reflect.get(globalThis, EARLY);
  if (!(early instanceof Map)) return undefined;
  const response = (early as Map<string, Promise<Response>>).get(url);
  early.delete(url);
  return response;
};
