import { currencyOf, type CurrencyCode } from '../../src/domain/money/currency';
import type { Catalogue } from '../../src/domain/catalogue/types';
import type { Member } from '../server/model/member';
import { memberOf, membersById } from './account';
import { catalogueIn } from './shop';
import { remembered, type Memory } from './state';

/** What the page has configured of the person. */
export interface Person {
  /** 0 or null for a visitor; the id of a demo account, or of a new member with a card. */
  readonly memberId: number | null;
  readonly currency: string | null;
  /** The language of the page, such as `pt-BR`. */
  readonly language: string;
}

/** A call as the sample shop reads it. */
export interface SampleCall {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly memory: Memory;
  /** The member with what orders have changed since; undefined for a visitor. */
  readonly member: Member | undefined;
  readonly currency: CurrencyCode;
  readonly catalogue: Catalogue;
  readonly language: string;
}

/** Returns a member whom no demo account has: without a subscription, and with a card to pay by. */
function newMember(id: number): Member | undefined {
  const member = memberOf('member');
  const billing = { type: 1, first_name: 'Robin', country: 'US', member_id: id };
  return member && { ...member, id, profile: { ...member.profile, billing_info: billing } };
}

function memberFor({ memberId }: Person, { profile }: Memory): Member | undefined {
  const member = memberId ? (membersById.get(memberId) ?? newMember(memberId)) : undefined;
  return member && { ...member, profile: { ...member.profile, ...profile } };
}

const bodyOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};

/** Reads a call with what is known of its caller. */
export function readCall({ pathname, searchParams }: URL, body: unknown, person: Person): SampleCall {
  const memory = remembered();
  const member = memberFor(person, memory);
  const code = searchParams.get('currency') ?? member?.profile.currency ?? person.currency;
  const currency = currencyOf(code).code;
  return {
    path: pathname,
    query: searchParams,
    body: bodyOf(body),
    memory,
    member,
    currency,
    catalogue: catalogueIn(currency),
    language: person.language,
  };
}
