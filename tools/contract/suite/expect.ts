import { shapeOf } from '../shape';
import { cut } from '../words';
import { NotChecked, type Complaint } from './check';
import type { Came } from './server';

const CUT = /\s+/g;

/** How an answer went, in a line. */
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

/** A value in the body that should be another. */
export const wrongAt = (came: Came, path: string, expected: string, value: unknown, page?: string): Complaint => ({
  asked: came.asked,
  expected,
  came: cut(value),
  path,
  page,
});

/** Says the first of many like it. */
export const firstOf = (complaints: readonly Complaint[]): Complaint[] => {
  const [first] = complaints;
  return first ? [complaints.length > 1 ? { ...first, more: complaints.length - 1 } : first] : [];
};

/** A success of this shape. */
export function answers(came: Came, component: string): Complaint[] {
  const page = 'takes it for a failure and offers to try again';
  if (came.body === undefined) return [wrong(came, 'JSON', { page, weight: 'required' })];
  // A cart that is empty is none to some servers, and the page takes it so. [CRT-37]
  if (component === 'CartReply' && came.status === 404) return [];
  if (came.status < 200 || came.status > 299)
    return [wrong(came, 'a status from 200 to 299', { page, weight: 'required' })];
  return shapeOf(component, came.body).map((misfit) => ({ asked: came.asked, ...misfit }));
}

/** A document of this media type that begins like one. */
export function isDocument(came: Came, media: string, start: RegExp): Complaint[] {
  const type = came.headers.get('Content-Type') ?? '';
  if (came.httpStatus !== 200) return [wrong(came, 'HTTP 200', { page: 'shows whoever follows the link nothing' })];
  if (!type.startsWith(media))
    return [
      wrong(came, `Content-Type: ${media}`, { came: `Content-Type: ${type || '(none)'}`, page: 'can’t show it' }),
    ];
  return start.test(came.text) ? [] : [wrong(came, `a document of type ${media}`, { page: 'shows something broken' })];
}

/** A call that no document names, and that a server need not know. @throws NotChecked where it does not */
export function known(came: Came): Came {
  if (came.httpStatus === 404 && came.status === 404) throw new NotChecked(`the server does not know ${came.asked}`);
  return came;
}

/** A refusal in JSON, whatever its status: the documents name 406 for what a form got wrong. */
export const turnsDown = (came: Came, page = 'goes on as if it had been taken'): Complaint[] =>
  came.body !== undefined && came.status >= 400 && came.status < 500
    ? []
    : [wrong(came, 'a status from 400 to 499 in JSON', { page: came.status >= 500 ? BROKEN : page })];

const BROKEN = 'says that the server is broken';

/** A refusal in JSON with one of these statuses, and a sentence for the person. */
export function refuses(came: Came, statuses: readonly number[], page?: string): Complaint[] {
  const wanted = `${statuses.join(' or ')} in JSON`;
  if (came.body === undefined || !statuses.includes(came.status)) return [wrong(came, wanted, { page })];
  const component = came.httpStatus === 200 ? 'RefusalInBody' : 'Refusal';
  if (came.httpStatus === 200 && came.status < 405) return [];
  return shapeOf(component, came.body)
    .filter(({ path }) => path !== '$.status')
    .map((misfit) => ({ asked: came.asked, ...misfit }));
}
