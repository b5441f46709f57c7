import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { forgetActivation } from '../account/activation-settings';
import type { Env } from '../http/env';
import { resetOrders } from '../order/reset';
import { nameOfStep, NO_TOUR, stepOn, TOUR, tourNamed, tourStep, type TourStep } from './tours';

/** Returns the query of an address without a parameter. */
export function searchWithout(url: string, parameter: string): string {
  const { searchParams } = new URL(url);
  searchParams.delete(parameter);
  return searchParams.size > 0 ? `?${searchParams}` : '';
}

const remember = (c: Context<Env>, step: string): void =>
  setCookie(c, TOUR, step, { httpOnly: true, sameSite: 'Lax', path: '/' });

/** Puts the account of a tour back to its seeded state, so that each walk finds what the tour tells of. */
async function startOver(c: Context<Env>, account: string, now: number): Promise<void> {
  const member = c.get('session')?.member;
  if (member?.name !== account) return;
  await forgetActivation(c.get('db'), member.id);
  await resetOrders(c.get('db'), member, now);
}

/**
 * Begins the tour, or remembers the step, that the address names, and leads to the page without it.
 * @param now in ms since 1970
 */
export async function takeTour(c: Context<Env>, now: number): Promise<Response> {
  const value = c.req.query(TOUR) ?? NO_TOUR;
  const begun = await tourNamed(value);
  if (begun) await startOver(c, begun.as, now);
  if (value === NO_TOUR) deleteCookie(c, TOUR);
  else remember(c, begun ? nameOfStep({ tour: begun, step: 1 }) : value);
  return c.redirect(c.req.path.replace(/^\/+/, '/') + searchWithout(c.req.url, TOUR), 303);
}

/**
 * Returns the step of the tour that somebody is on, the next one where they have come to its page by themselves.
 * @param pageOf the page behind a path
 */
export async function tourHere(
  c: Context<Env>,
  path: string,
  pageOf: (path: string) => string,
): Promise<TourStep | null> {
  const known = await tourStep(getCookie(c, TOUR));
  if (!known) return null;
  const here = stepOn(known, path, pageOf);
  if (here.step !== known.step) remember(c, nameOfStep(here));
  return here;
}
