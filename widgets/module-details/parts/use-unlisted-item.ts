import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Market } from '../../../src/domain/marketplace/types';
import type { AppDispatch } from '../../../src/store/state';
import { readItem } from '../../../src/store/market/unlisted';
import { selectReadScope } from '../../../src/store/selectors/config';
import type { DetailsPageProps } from './use-details-page';

interface UnlistedItem {
  readonly status: 'known' | 'pending' | 'failed';
  readonly retry: () => void;
}

/** Returns the item that the attributes name if the catalogue lacks it; otherwise null. */
function lackingOf({ catalogue }: Market, { module, plan, routing }: DetailsPageProps) {
  if (routing === 'path') return null;
  if (module !== undefined) return catalogue.modules.has(module) ? null : ({ kind: 'module', id: module } as const);
  if (plan === undefined || catalogue.plans.has(plan)) return null;
  return { kind: 'package', id: plan } as const;
}

/** Reads the item that the attributes name from the server if the catalogue lacks it, before the view calls it unknown. [REV-105] */
export function useUnlistedItem(market: Market | null, props: DetailsPageProps): UnlistedItem {
  const dispatch = useDispatch<AppDispatch>();
  const { language, currency } = useSelector(selectReadScope);
  const { kind, id } = (market && lackingOf(market, props)) ?? {};
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ readonly to: string; readonly isFailed: boolean } | null>(null);
  const asked = `${kind}/${id} ${language} ${currency} ${turn}`;
  useEffect(() => {
    if (!kind || id === undefined) return undefined;
    const leaving = new AbortController();
    void dispatch(readItem(kind, id, leaving.signal)).then((failure) => {
      if (!leaving.signal.aborted) setAnswer({ to: asked, isFailed: failure !== null });
    });
    return () => leaving.abort();
  }, [dispatch, kind, id, asked]);
  const retry = () => setTurn((before) => before + 1);
  if (!kind) return { status: 'known', retry };
  if (answer?.to !== asked) return { status: 'pending', retry };
  return { status: answer.isFailed ? 'failed' : 'known', retry };
}
