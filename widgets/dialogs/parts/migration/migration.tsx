import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { startMigration } from '../../../../src/commands/start-migration';
import type { MigrationEvent } from '../../../../src/domain/migration/machine';
import { useElement } from '../../../../src/element/context';
import { addSheets } from '../../../../src/element/sheets';
import { selectMigration } from '../../../../src/flows/migration/slice';
import { migrationStepped } from '../../../../src/flows/migration/slice';
import { useCommands } from '../../../../src/hooks/use-commands';
import { useT } from '../../../../src/i18n/use-t';
import { badgeCss } from '../../../../src/ui/badge';
import { bannerCss } from '../../../../src/ui/banner';
import { skeletonCss } from '../../../../src/ui/skeleton';
import dueCss from '../statement/due.css?inline';
import upgradeCss from '../upgrade/upgrade.css?inline';
import { MigrationFailure } from './failure';
import migrationCss from './migration.css?inline';
import { Wizard } from './wizard';

const SHEETS = [badgeCss, bannerCss, skeletonCss, upgradeCss, dueCss, migrationCss];

/** Renders the current step of the migration flow, from its button to the consent. [MIG-01] */
export function Migration() {
  const { ready } = useT('migration', 'upgrade', 'checkout', 'cart', 'errors');
  const { host } = useElement();
  const dispatch = useDispatch();
  const { step: state, terms, trouble, wanted, origin } = useSelector(selectMigration);
  const run = useCommands(origin);
  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, SHEETS);
  }, [host]);

  if (!ready || state.phase === 'closed') return null;
  const step = (type: Exclude<MigrationEvent, { ask: number }>['type']) =>
    dispatch(migrationStepped({ event: { type } }));
  if (state.phase === 'failed') {
    const again = () => void run(startMigration(wanted));
    return <MigrationFailure message={state.message} trouble={trouble} onRetry={again} onCancel={() => step('left')} />;
  }
  return <Wizard state={state} terms={terms} onStep={step} />;
}

/** The name by which the dialogs load it. */
export { Migration as View };
