import { createAction } from '@reduxjs/toolkit';
import type { Happening } from '../../domain/analytics/event';

/** Something that the shop's statistics count. What waits to be sent is kept in the tab's storage, not here. */
export const happened = createAction<Happening>('analytics/happened');
