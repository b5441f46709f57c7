import { useSelector } from 'react-redux';
import type { Module, ModuleId } from '../../../src/domain/catalogue/types';
import type { CartConfirmation } from '../../../src/domain/cart/types';
import { newLine } from '../../../src/domain/cart/new-line';
import { linePrice } from '../../../src/domain/pricing/module-price';
import { addDays } from '../../../src/domain/time/day';
import { withUnit } from '../../../src/i18n/format';
import { formatDay } from '../../../src/i18n/format-day';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { useMoney } from '../../../src/hooks/use-money';
import { useToday } from '../../../src/hooks/use-now';
import { selectUserType } from '../../../src/store/selectors/cart';
import { selectCatalogue } from '../../../src/store/selectors/catalogue';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { Stops } from '../../../src/ui/stops';
import { Total } from '../../../src/ui/stub';
import type { Answers } from './answers';

const priceOf = (module: Module) => linePrice(newLine(module));

/** Renders the modules that are added along with a module, in the order of their dependencies, and their cost. [CRT-12] */
export function AddDialog({ confirmation, onOk, onCancel }: Answers & { readonly confirmation: CartConfirmation }) {
  const { t } = useT('dialogs');
  const money = useMoney();
  const language = useLanguage();
  const { modules } = useSelector(selectCatalogue);
  const today = useToday();
  const isVisitor = useSelector(selectUserType) === 'visitor';
  const { adds, target } = confirmation;
  const coming = [...adds, target.id].flatMap((id) => modules.get(id) ?? []);
  const needer = (id: ModuleId): Module | undefined => coming.find((module) => module.dependencies.includes(id));
  const total = coming.reduce((sum, module) => sum + (module.charge === 'once' ? 0 : priceOf(module)), 0);
  const days = modules.get(target.id)?.trial.interval ?? 0;
  const isFree = isVisitor && days > 0;

  return (
    <Dialog
      title={t('dialogs.needs_title', { name: modules.get(target.id)?.title ?? '', count: adds.length })}
      closeLabel={t('common.close')}
      onCancel={onCancel}
      leave={t('common.cancel')}
      wayOn={
        <Button kind="primary" onClick={onOk}>
          {t('dialogs.add_modules', { count: coming.length })}
        </Button>
      }
    >
      <Stops
        stops={coming.map((module) => {
          const name = needer(module.id)?.title;
          return {
            id: module.id,
            mark: 'add',
            markLabel: t('dialogs.will_be_added'),
            name: module.title,
            aside: withUnit(
              money(priceOf(module), 'sum').text,
              t(module.charge === 'once' ? 'common.once' : 'common.per_month'),
            ),
            note: name && t('dialogs.needed_by', { name }),
          };
        })}
      />
      <Total
        size="sm"
        label={t('dialogs.added_to_bill')}
        amount={money(total, 'sum').text}
        period={t('common.per_month')}
      />
      {isFree && (
        <p className="muted sm">
          {t('dialogs.free_until', {
            date: formatDay(addDays(today, days), language),
            amount: money(total, 'sum').text,
          })}
        </p>
      )}
    </Dialog>
  );
}
