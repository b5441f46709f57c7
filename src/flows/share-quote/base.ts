import type { RootState } from '../../store/state';

/** What the addresses that a share is answered with are relative to: where the server is. */
export const shareBase = ({ config }: RootState): string => new URL(config.api || '/', document.baseURI).href;
