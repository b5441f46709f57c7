import { createAction } from '@reduxjs/toolkit';
import type { Happening } from '../../domain/analytics/event';

/** An analytics event. Its queue lives in the tab's storage, not in the state. */
export const happened = createAction<Happening>('analytics/happened');
