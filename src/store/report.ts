import type { Ports } from './ports';
import type { AppDispatch, RootState } from './state';

/**
 * Reports an error that the library's own code has thrown: to the console, and to the host page as `waybill-error`.
 * @param what threw, as the console's sentence begins: “an effect”
 * @param origin key of the element that the event is raised from; without one it is raised from the page
 * @param surface where it was thrown, for the event: the tag of an element, or the library itself
 */
export function report(
  error: unknown,
  what: string,
  { emit }: Pick<Ports, 'emit'>,
  origin: string | null = null,
  surface = 'runtime',
): void {
  console.error(`waybill: ${what} failed`, error, '?waybill-doctor says why');
  const message = error instanceof Error ? error.message : String(error);
  emit('error', { code: 0, message, surface }, origin);
}

type Thunk<T> = (dispatch: AppDispatch, getState: () => RootState, ports: Ports) => Promise<T>;

/**
 * Returns a thunk that never rejects, because its callers do not wait for it: what it throws is reported.
 * @param otherwise what it resolves to once it has thrown
 */
export const reporting =
  <T>(what: string, thunk: Thunk<T>, otherwise: T): Thunk<T> =>
  async (dispatch, getState, ports) => {
    try {
      return await thunk(dispatch, getState, ports);
    } catch (error) {
      report(error, what, ports);
      return otherwise;
    }
  };
