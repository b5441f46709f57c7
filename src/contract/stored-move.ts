import * as z from 'zod/mini';
import type { MoveSummary, DeferredAction } from '../domain/migration/deferred-action';
import { all, count, flag, id, intOrNull, recordOrNull, instant, oneOf, read, textOrNull, texts } from './fields';

const wantedSchema = z.object({
  kind: oneOf(['plan', 'module', 'checkout'], null),
  id: intOrNull,
  selected: texts,
  utm: textOrNull,
  quantity: intOrNull,
});
const movedSchema = z.object({
  ...all(count, 'before', 'after'),
  ...all(flag, 'isStore', 'isWired'),
  renewsAt: instant,
  wanted: recordOrNull(wantedSchema),
});

function toWanted(wire: z.output<typeof wantedSchema> | null): DeferredAction | null {
  if (wire?.kind === 'checkout') return { kind: 'checkout' };
  const known = read(id, wire?.id);
  if (!wire || known === null) return null;
  const { kind, selected, utm, quantity } = wire;
  if (kind === 'plan') return { kind, id: known, selected, utm };
  return kind === 'module' ? { kind, id: known, quantity } : null;
}

/** Reads the stored summary of a migration; null if it is malformed, so the success page shows no sums. */
export function readStoredMove(value: unknown): MoveSummary | null {
  const wire = read(movedSchema, value);
  return wire && { ...wire, wanted: toWanted(wire.wanted) };
}
