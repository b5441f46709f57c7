import { playMistakes } from './throws';

playMistakes('an effect', 'effect');
