import { createAction } from '@reduxjs/toolkit';
import type { TrackedEvent } from '../../domain/analytics/event';

/** An analytics event. Its queue lives in the tab's storage, not in the state. */
export const eventTracked = createAction<TrackedEvent>('analytics/eventTracked');
