import { playMatrix } from './matrix';
import { MIGRATION } from './migration';

playMatrix('a move', MIGRATION);
