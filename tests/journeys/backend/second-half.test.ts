import { describe } from 'vitest';
import { lawOfBackend } from '../law/backend';

describe('every sum that the backend says, in other histories', () => lawOfBackend(1));
