import { useLazyPart } from '../../../src/hooks/use-lazy-part';
import { Button } from '../../../src/ui/button';
import { useT } from '../../../src/i18n/use-t';
import { Bar, Skeleton } from '../../../src/ui/skeleton';

const load = () => import('./move');

/** Loads the migration button lazily, because few accounts have to migrate; its container keeps the height. */
export function LateMove({ isPending }: { readonly isPending: boolean }) {
  const { t } = useT('subscription');
  const { part, isFailed, retry } = useLazyPart(load, true);
  return (
    <div className="sub-actions">
      {part ? (
        <part.Move isPending={isPending} />
      ) : isFailed ? (
        <div>
          <Button onClick={retry}>{t('common.retry')}</Button>
        </div>
      ) : (
        <Skeleton>
          <Bar width="260px" height="var(--wb-control)" />
        </Skeleton>
      )}
    </div>
  );
}
