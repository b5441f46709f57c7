import { playMistakes } from './throws';

playMistakes('what a view does later', 'React effect of', 'handler');
