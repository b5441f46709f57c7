import { playMistakes } from './throws';

playMistakes('a view', 'view');
