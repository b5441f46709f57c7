import type { Effect } from '../state';

/** Remembers the toggles. [PRC-08, PRC-09] */
export function persistPreferences(_: unknown, { getState, extra }: Effect): void {
  const { annual, commercial } = getState().preferences;
  extra.storage.write('annual', annual);
  extra.storage.write('commercial', commercial);
}
