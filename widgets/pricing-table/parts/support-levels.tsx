import { memo } from 'react';
import { useSelector } from 'react-redux';
import { usersOf } from '../../../src/domain/cart/seats';
import { levelInForce } from '../../../src/domain/cart/support-level';
import { FREE_USERS } from '../../../src/domain/catalogue/included';
import { isFreeSupport } from '../../../src/domain/pricing/usage-price';
import { addModule } from '../../../src/commands/add-module';
import { withUnit } from '../../../src/i18n/format';
import { useT } from '../../../src/i18n/use-t';
import { useAssets } from '../../../src/hooks/use-assets';
import type { MoneyFormatter } from '../../../src/hooks/use-money';
import { useCommands } from '../../../src/hooks/use-commands';
import { selectCart } from '../../../src/store/selectors/cart';
import type { Offer } from '../../../src/store/selectors/panels';
import type { RootState } from '../../../src/store/state';
import { Pill } from '../../../src/ui/badge';
import { ChoiceList } from '../../../src/ui/choice-list';
import { Price } from '../../../src/ui/price';

interface SupportLevelsProps {
  readonly levels: readonly Offer[];
  readonly money: MoneyFormatter;
}

/** Renders the support levels, priced by the cart's users. Choosing one replaces another in one call. [PRC-01, PRC-34, MNY-03, MNY-04] */
export const SupportLevels = memo(function SupportLevels({ levels, money }: SupportLevelsProps) {
  const { t } = useT('panels');
  const assets = useAssets();
  const run = useCommands();
  const modules = levels.map(({ module }) => module);
  const users = useSelector((state: RootState) => usersOf(selectCart(state)));
  const chosen = useSelector((state: RootState) => levelInForce(modules, selectCart(state).lines));
  const hasPlan = useSelector((state: RootState) => selectCart(state).plan !== null);
  const fits = hasPlan && levels.find((level) => level.module.price > 0 && level.module.freeUsers >= users);
  const free = levels.map((level) => level.module.freeUsers).find((count) => count > 0) ?? FREE_USERS;

  const choose = (value: string): void => {
    const module = levels.find((level) => String(level.module.id) === value)?.module;
    if (module) run(addModule(module.id));
  };
  return (
    <>
      <div className="panel-intro">
        <h2>{t('panels.support')}</h2>
        <p>{assets.say('assets.free_users', free)}</p>
      </div>
      <ChoiceList
        hideLegend
        legend={t('panels.support_level')}
        value={chosen ? String(chosen.id) : null}
        onChange={choose}
        choices={levels.map((level) => ({
          value: String(level.module.id),
          title: (
            <>
              <span>{level.module.title}</span>{' '}
              {level === fits && <Pill tone="accent">{t('panels.fits', { users: assets.count('user', users) })}</Pill>}
            </>
          ),
          note: level.module.description,
          price: <LevelPrice level={level} users={users} money={money} />,
        }))}
      />
    </>
  );
});

interface LevelPriceProps {
  readonly level: Offer;
  readonly users: number;
  readonly money: MoneyFormatter;
}

/** Renders "Free" up to the number of free users, with the price above that; otherwise the price of each user. [MNY-03, MNY-04] */
function LevelPrice({ level, users, money }: LevelPriceProps) {
  const { t } = useT('panels');
  const { unit, say } = useAssets();
  const { module } = level;
  const free = module.freeUsers;
  const price = money(module.price, 'card');
  const each = unit(module);
  const upTo = say('assets.up_to_users', free);
  if (module.price === 0) return <Price size="md" amount={t('panels.free')} />;
  if (isFreeSupport({ isSupport: true, freeUsers: free }, users)) {
    return (
      <Price
        size="md"
        amount={t('panels.free')}
        period={t('panels.then', { upTo, price: withUnit(price.text, each) })}
      />
    );
  }
  return <Price size="md" amount={price} period={free > 0 ? t('panels.above', { each, upTo }) : each} />;
}
