import { lookAtStories } from './stories';

lookAtStories(() => true);
