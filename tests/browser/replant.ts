import { seedSite, type Planted } from '@gazetteer/demo-site';
import { runPhp, runWordPress, siteRoot } from './site.ts';

/**
 * Makes the folder of captchas that went with the plugin. On WebAssembly each worker remembers the folders it has seen,
 * and makes none anew that another worker took away; its forms would be without captchas from then on.
 */
export const captchasAgain = (): Promise<string> =>
	runWordPress('Gazetteer\\WordPress\\ContactForms\\Captcha::isPossible();');

/** Gives the site its content back, whatever a test has taken of it. */
export async function replant(): Promise<Planted | undefined> {
	const planted = await seedSite({ run: runPhp, root: siteRoot() }, { anew: true });
	await captchasAgain();
	return planted;
}
