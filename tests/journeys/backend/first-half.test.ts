import { describe } from 'vitest';
import { lawOfBackend } from '../law/backend';

describe('every amount of the backend, first half of the histories,', () => lawOfBackend(0));
