import { ENDPOINTS } from '../../api/endpoints';
import { TOKEN_REFUSED } from '../../domain/errors/failure';
import { reporting } from '../report';
import { selectSource } from '../slices/config';
import { readUnder } from '../slices/reads';
import { CALLS, type Thunk } from './resource';

/**
 * Reads again what failed, or is still under way, since the page has named another server, member or way to a token.
 * Loads alone: with what follows the first paint, which does not need it.
 * @param isRenewed true if a new token is there, so that also what was refused for the former one is read again
 */
export const readAgain = (isRenewed = false): Thunk =>
  reporting(
    'a read',
    async (dispatch, getState, { pageSession }) => {
      const source = selectSource(getState());
      for (const [key, call] of pageSession.of(CALLS)) {
        const { status, failure } = readUnder(getState().reads, key);
        const isOther = call.source !== source && (status === 'failed' || status === 'pending');
        const isRefused = isRenewed && status === 'failed' && TOKEN_REFUSED.has(failure.ownStatus || failure.status);
        if (isOther || isRefused) void dispatch(call.again);
      }
    },
    undefined,
  );

/**
 * Reads the services again for a member who was served as a visitor until the session was known, because a member may be offered more.
 * Loads alone, too.
 */
export const readAsMember = (): Thunk =>
  reporting(
    'a read',
    async (dispatch, _state, { pageSession }) => {
      for (const { name, again } of pageSession.of(CALLS).values())
        if (ENDPOINTS[name].auth === 'bearer') void dispatch(again);
    },
    undefined,
  );
