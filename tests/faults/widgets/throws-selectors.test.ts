import { playMistakes } from './throws';

playMistakes('a selector', 'selector');
