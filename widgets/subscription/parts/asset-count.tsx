import type { AssetType } from '../../../src/domain/catalogue/types';
import { useAssets } from '../../../src/hooks/use-assets';

interface AssetCountProps {
  readonly type: AssetType;
  readonly quantity: number;
}

/** Renders the number of assets that an add-on is billed for: "12 vehicles". A blank line keeps the height while the words load. */
export function AssetCount({ type, quantity }: AssetCountProps) {
  const { count, ready } = useAssets();
  return <span>{ready ? count(type, quantity) : '\u00a0'}</span>;
}
