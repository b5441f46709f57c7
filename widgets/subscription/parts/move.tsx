import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { formsOf, migrationRefusal, type MigrationRefusal } from '../../../src/domain/migration/who';
import type { TextKey } from '../../../src/i18n/keys';
import { useT } from '../../../src/i18n/use-t';
import { usePlanTitle } from '../../../src/hooks/use-plan-title';
import { selectAccount } from '../../../src/store/slices/session';
import { Button } from '../../../src/ui/button';
import { arrowRightIcon } from '../../../src/ui/icons';
import { startMigration } from '../../../src/commands/start-migration';
import { useCommands } from '../../../src/hooks/use-commands';

/** A button that moves the account: `start` on its press, which shows what that means; `isBusy` until the flow has come. */
function useMigration(): { readonly start: () => void; readonly isBusy: boolean } {
  const run = useCommands();
  const [isBusy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    await run(startMigration());
    setBusy(false);
  };
  return { isBusy, start: () => void start() };
}

/** The reasons why the account cannot migrate. */
const REASONS: Readonly<Record<Exclude<MigrationRefusal, 'nothing'>, TextKey<'subscription'>>> = {
  'read-only': 'subscription.read_only',
  policy: 'subscription.policy',
  'not-primary': 'subscription.not_primary',
  reseller: 'subscription.policy',
  shopify: 'subscription.billed_by_shopify',
  pending: 'subscription.pending_reason',
};

/** Renders the migration from a legacy package, or from one that a store bills, to a custom solution. [ACC-13, MIG-05, MIG-11] */
export function Move({ isPending }: { readonly isPending: boolean }) {
  const { t } = useT('subscription', 'cart');
  const id = useId();
  const account = useSelector(selectAccount);
  const { isBusy, start } = useMigration();
  const plan = usePlanTitle(customPlan);
  const refusal = migrationRefusal(account, isPending);
  const reason = refusal && refusal !== 'nothing' ? REASONS[refusal] : null;
  const said = reason ?? (account.isMobile ? 'subscription.billed_by_store' : null);
  return (
    <>
      <div className="cluster">
        <Button
          kind="primary"
          iconEnd={arrowRightIcon}
          busy={isBusy}
          disabled={reason !== null}
          describedBy={reason ? id : undefined}
          onClick={start}
        >
          {isBusy
            ? t('subscription.opening')
            : formsOf(account).isCustom
              ? t('subscription.move_custom')
              : t('subscription.move', { plan })}
        </Button>
      </div>
      {said && (
        <p className="muted sm" id={id}>
          {t(said)}
        </p>
      )}
    </>
  );
}
