import { DISTANCE } from '@gazetteer/contract';

/**
 * Returns whether the page is scrolled beyond the threshold. The scroll position is the widget's
 * only state.
 */
export const isFar = () => scrollY > DISTANCE.scrollTopThreshold;
