import { DISTANCE } from '@gazetteer/contract';

/** The page's own scroll position is all the state there is. At the threshold itself the button stays away. */
export const isFar = () => scrollY > DISTANCE.scrollTopThreshold;
