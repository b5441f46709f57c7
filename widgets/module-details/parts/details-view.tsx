import { detailsOf } from '../../../src/domain/marketplace/page';
import { UntilReady } from '../../../src/element/fallback';
import { useT } from '../../../src/i18n/use-t';
import { LoadFailed } from '../../../src/views/load-failed';
import { useAnnounce } from '../../../src/hooks/use-announce';
import { useMarket } from '../../../src/hooks/use-market';
import { useShown } from '../../../src/hooks/use-shown';
import { DetailsSkeleton } from './details-skeleton';
import { GroupPage } from './group-page';
import { ItemPage } from './item-page';
import { Missing } from './missing';
import { useUnlistedItem } from './use-unlisted-item';
import { useDetailsPage, type DetailsPage, type DetailsPageProps } from './use-details-page';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useElement } from '../../../src/element/context';

/**
 * Scrolls details into view that the person opened elsewhere on the page, and focuses their title. Skips the details that the page
 * opened with, because the host page scrolls to its own address.
 *
 * @param shown key of the shown details; null for none, undefined while they load
 */
function useArrival(shown: string | null | undefined): void {
  const { host } = useElement();
  const before = useRef(shown);
  useEffect(() => {
    const wasKnown = before.current !== undefined;
    if (shown === undefined || before.current === shown) return;
    before.current = shown;
    if (!wasKnown || shown === null) return;
    const details = host.shadowRoot?.querySelector('[part="details"]');
    details?.scrollIntoView({ block: 'start' });
    details?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [host, shown]);
}

/** Returns a key that differs for each page. */
const nameOf = (shown: DetailsPage): string => {
  if (shown.kind === 'item') return shown.item.key;
  return shown.kind === 'group' ? `group/${shown.group.id}` : shown.kind;
};

/** Renders the details of a module, package or industry once the marketplace has loaded. [MKT-06, MKT-09] */
export function DetailsView(props: DetailsPageProps) {
  const { t, ready: hasTexts } = useT('module_details', 'items', 'assets');
  const { state: setState } = useElement();
  const { status, market, retry } = useMarket();
  const shown = useDetailsPage(market, props);
  const alone = useUnlistedItem(market, props);
  useAnnounce(market !== null, hasTexts ? t('module_details.loaded') : null);

  const isReady = hasTexts && status === 'ready' && alone.status === 'known';
  const routed = isReady && props.routing === 'path' && shown?.kind === 'item' ? shown.item : null;
  useShown(routed && { kind: detailsOf(routed).kind, item: routed.key, title: routed.title });
  const isEmpty = shown?.kind === 'nothing';
  useLayoutEffect(() => setState('empty', isEmpty), [setState, isEmpty]);
  useArrival(shown?.kind === 'nothing' ? null : isReady && shown ? nameOf(shown) : undefined);

  if (shown?.kind === 'nothing') {
    return (
      <UntilReady ready skeleton={null}>
        {null}
      </UntilReady>
    );
  }
  const failed = alone.status === 'failed' ? alone : status === 'failed' && !market ? { retry } : null;
  if (failed && hasTexts) {
    return (
      <div className="stack">
        <LoadFailed title={t('module_details.failed')} onRetry={failed.retry} />
        <slot />
      </div>
    );
  }
  return (
    <UntilReady ready={isReady} skeleton={<DetailsSkeleton />}>
      {market && shown?.kind === 'item' && (
        <ItemPage key={shown.item.key} item={shown.item} market={market} routing={props.routing} />
      )}
      {market && shown?.kind === 'group' && <GroupPage group={shown.group} market={market} routing={props.routing} />}
      {market && shown?.kind === 'missing' && <Missing {...shown} market={market} routing={props.routing} />}
    </UntilReady>
  );
}
