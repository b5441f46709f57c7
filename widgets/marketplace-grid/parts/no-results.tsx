import { useT } from '../../../src/i18n/use-t';
import { LoadFailed } from '../../../src/views/load-failed';
import { useRoute } from '../../../src/hooks/use-route';
import { Button } from '../../../src/ui/button';
import { EmptyState } from '../../../src/ui/empty-state';
import { Skeleton } from '../../../src/ui/skeleton';
import { CardSkeletons } from './grid-skeleton';

interface NothingProps {
  readonly term: string;
  /** True if the filters hide what there is. */
  readonly isHidden: boolean;
  /** The search on the server is running. */
  readonly isAsking: boolean;
  /** Retries the search on the server; null unless it failed. */
  readonly onRetry: (() => void) | null;
  /** Searches all categories; null if the page shows all of them already. */
  readonly onEverywhere: (() => void) | null;
  readonly onClear: () => void;
  /** Clears the filters and keeps the search term. */
  readonly onUnfilter: () => void;
}

/** Returns the sentence for a page without items: what was searched for, or why nothing is there. */
export function useNothing(term: string, isHidden: boolean): string {
  const { t } = useT('marketplace_grid');
  if (isHidden) return t('marketplace_grid.nothing');
  return term ? t('marketplace_grid.nothing_for', { term }) : t('marketplace_grid.nothing_yet');
}

/** Renders the empty state of a search or of an empty category, with ways out. Shows a skeleton until the server's search has answered. */
export function NoResults({ term, isHidden, isAsking, onRetry, onEverywhere, onClear, onUnfilter }: NothingProps) {
  const { t } = useT('marketplace_grid', 'items');
  const contact = useRoute('contact');
  const title = useNothing(term, isHidden);
  if (isAsking && !onRetry)
    return (
      <div aria-busy="true">
        <Skeleton>
          <CardSkeletons count={3} />
        </Skeleton>
      </div>
    );
  const isEmpty = !term && !isHidden;
  const actions = (
    <div className="cluster">
      {isHidden && term && <Button onClick={onUnfilter}>{t('marketplace_grid.clear')}</Button>}
      {onEverywhere && term && <Button onClick={onEverywhere}>{t('marketplace_grid.search_all')}</Button>}
      {isEmpty && onEverywhere && <Button onClick={onEverywhere}>{t('marketplace_grid.show_all')}</Button>}
      {!isEmpty && <Button onClick={onClear}>{t('marketplace_grid.show_all')}</Button>}
      <Button kind="quiet" {...contact}>
        {t('items.contact')}
      </Button>
    </div>
  );
  if (onRetry)
    return (
      <>
        <LoadFailed title={t('marketplace_grid.search_failed', { term })} isBusy={isAsking} onRetry={onRetry} />
        {actions}
      </>
    );
  return (
    <div className="panel">
      <EmptyState
        art="search"
        title={isHidden ? undefined : title}
        text={isHidden ? title : t(isEmpty ? 'marketplace_grid.empty_hint' : 'marketplace_grid.nothing_hint')}
        action={actions}
      />
    </div>
  );
}
