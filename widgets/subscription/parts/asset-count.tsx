import type { AssetType } from '../../../src/domain/catalogue/types';
import { useAssets } from '../../../src/hooks/use-assets';

interface AssetCountProps {
  readonly type: AssetType;
  readonly quantity: number;
}

/** How many of its assets an add-on is billed for: "12 vehicles". Its line is kept until the words have come. */
export function AssetCount({ type, quantity }: AssetCountProps) {
  const { count, ready } = useAssets();
  return ready ? count(type, quantity) : '\u00a0';
}
