import { isFullest } from './fullest';
import { lookAtStories } from './stories';

lookAtStories(isFullest);
