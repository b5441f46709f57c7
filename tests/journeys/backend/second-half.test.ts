import { describe } from 'vitest';
import { lawOfBackend } from '../law/backend';

describe('every amount of the backend, second half of the histories,', () => lawOfBackend(1));
