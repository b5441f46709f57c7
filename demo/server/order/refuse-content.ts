import type { Context } from 'hono';
import { obstaclesTo, type Obstacle } from '../../../src/domain/checkout/orderable';
import type { AccountContext } from '../account/context';
import { refuseFor } from '../http/reply';
import { EMPTY_CONTENT, fromContent, type CartContent } from '../model/content';
import { isInUse, type Holding } from '../subscription/holding';
import { languageFor } from '../texts/language';
import { sayIn, type Say } from '../texts/texts';
import { answerRefused } from './answers';

function saidOf(obstacle: Exclude<Obstacle, { kind: 'empty' }>, say: Say): string {
  if (obstacle.kind === 'free') return say('only_free');
  return obstacle.kind === 'none'
    ? say('none_of_it', { name: obstacle.module.title })
    : say('needs_other', { name: obstacle.module.title, other: obstacle.needed.title });
}

/**
 * Refuses the order of a content that is empty or free, that lacks what an add-on of it needs, or that has a metered add-on in a quantity of 0: an
 * order is what the person saw, so nothing is added to it or left out. The cart stays. [REV-16]
 * @returns null where the content can be ordered
 */
export function refuseContent(
  c: Context,
  { catalogue }: Pick<AccountContext, 'catalogue'>,
  content: CartContent,
  holding: Holding | null,
): Response | null {
  const { lines } = isInUse(holding) ? holding.content : EMPTY_CONTENT;
  const held = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const obstacles = obstaclesTo(fromContent(content, catalogue), catalogue, held);
  const say = sayIn(languageFor(c));
  const said = obstacles.flatMap((one) => (one.kind === 'empty' ? [] : saidOf(one, say)));
  if (said.length > 0) return refuseFor(c, 'not_for_sale', said.join(' '));
  return obstacles.length > 0 ? answerRefused(c, 'The cart is empty.') : null;
}
