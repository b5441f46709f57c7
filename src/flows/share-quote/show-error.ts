import type { Failure } from '../../api/reply';
import { readMessage } from '../../contract/envelope';
import type { Effect } from '../../store/state';
import { askPerson, showFailure } from '../../store/effects/ask-person';
import { userErrorOf } from '../../store/effects/user-error';

const MINUTE = 60_000;

/** Returns the wait that a busy server asks for, in minutes. [QUO-40] */
const waitOf = ({ retryAfter }: Failure) => ({ count: Math.max(1, Math.ceil(retryAfter / MINUTE)) });

/** Says why a quote was not shared, or no link was made of it. */
export async function showShareError(
  api: Effect,
  failure: Failure,
  title: string,
  origin: string | null,
): Promise<void> {
  const { remedy, text } = userErrorOf(failure, 'share');
  if (remedy !== 'show') return showFailure(api, failure, origin);
  const message = readMessage(failure.body) ?? text.key;
  api.extra.emit('error', { code: failure.status, message, surface: 'quote' }, origin);
  await askPerson(api, { kind: 'error', title: { key: title }, text: { ...text, vars: waitOf(failure) } }, origin);
}
