import { shapeOf } from '../shape';
import { cut } from '../words';
import { NotChecked, type Complaint } from './check';
import { at } from './records';
import type { Came } from './server';

const CUT = /\s+/g;

/** Summarizes a reply in one line. */
export const said = ({ httpStatus, status, body, text }: Came): string => {
  const own = status === httpStatus ? '' : ` with status ${status} in its body`;
  return `HTTP ${httpStatus}${own}: ${body === undefined ? cut(text.replaceAll(CUT, ' ')) || 'nothing' : cut(body)}`;
};

export const wrong = (came: Came, expected: string, more: Partial<Complaint> = {}): Complaint => ({
  asked: came.asked,
  expected,
  came: said(came),
  ...more,
});

/** Creates a complaint about a value in the body. */
export const wrongAt = (came: Came, path: string, expected: string, value: unknown, page?: string): Complaint => ({
  asked: came.asked,
  expected,
  came: cut(value),
  path,
  page,
});

/** Returns the first of similar complaints, with the number of the others. */
export const firstOf = (complaints: readonly Complaint[]): Complaint[] => {
  const [first] = complaints;
  return first ? [complaints.length > 1 ? { ...first, more: complaints.length - 1 } : first] : [];
};

/** Checks for a successful reply of this shape. */
export function answers(came: Came, component: string): Complaint[] {
  const page = 'takes it for a failure and offers to try again';
  if (came.body === undefined) return [wrong(came, 'JSON', { page, weight: 'required' })];
  // Some servers answer 404 for an empty cart, which the page accepts. [CRT-37]
  if (component === 'CartReply' && came.status === 404) return [];
  if (came.status < 200 || came.status > 299)
    return [wrong(came, 'a status from 200 to 299', { page, weight: 'required' })];
  return shapeOf(component, came.body).map((misfit) => ({ asked: came.asked, ...misfit }));
}

/** Checks for a file of this media type and with this beginning. */
export function isDocument(came: Came, media: string, start: RegExp): Complaint[] {
  const type = came.headers.get('Content-Type') ?? '';
  if (came.httpStatus !== 200) return [wrong(came, 'HTTP 200', { page: 'shows whoever follows the link nothing' })];
  if (!type.startsWith(media))
    return [
      wrong(came, `Content-Type: ${media}`, { came: `Content-Type: ${type || '(none)'}`, page: 'can’t show it' }),
    ];
  return start.test(came.text) ? [] : [wrong(came, `a document of type ${media}`, { page: 'shows something broken' })];
}

/** Skips a check of an optional call. @throws NotChecked where the server does not know the call */
export function known(came: Came): Came {
  if (came.httpStatus === 404 && came.status === 404) throw new NotChecked(`the server does not know ${came.asked}`);
  return came;
}

/** Checks for a refusal in JSON with any 4xx status; the requirements name 406 for invalid forms. */
export const turnsDown = (came: Came, page = 'goes on as if it had been taken'): Complaint[] =>
  came.body !== undefined && came.status >= 400 && came.status < 500
    ? []
    : [wrong(came, 'a status from 400 to 499 in JSON', { page: came.status >= 500 ? BROKEN : page })];

const BROKEN = 'says that the server is broken';

/** Checks for a refusal of nonsense: JSON with any 4xx status, and a sentence that says what is wrong. */
export const turnsDownInWords = (came: Came): Complaint[] => {
  const refused = turnsDown(came);
  if (refused.length > 0) return refused;
  const message = at(came.body, 'message') ?? at(came.body, 'result');
  const isSaid = typeof message === 'string' && message.trim() !== '';
  return isSaid
    ? []
    : [wrongAt(came, '$.message', 'a sentence', message, 'says that something went wrong, and not what')];
};

/** Checks for a refusal in JSON with one of these statuses and a message for the person. */
export function refuses(came: Came, statuses: readonly number[], page?: string): Complaint[] {
  const wanted = `${statuses.join(' or ')} in JSON`;
  if (came.body === undefined || !statuses.includes(came.status)) return [wrong(came, wanted, { page })];
  const component = came.httpStatus === 200 ? 'RefusalInBody' : 'Refusal';
  if (came.httpStatus === 200 && came.status < 405) return [];
  return shapeOf(component, came.body)
    .filter(({ path }) => path !== '$.status')
    .map((misfit) => ({ asked: came.asked, ...misfit }));
}
