import { seedSite, type Planted } from '@gazetteer/demo-site';
import { runPhp, siteRoot } from './site.ts';

/** Gives the site its content back, whatever a test has taken of it. */
export const replant = (): Promise<Planted | undefined> =>
	seedSite({ run: runPhp, root: siteRoot() }, { anew: true });
