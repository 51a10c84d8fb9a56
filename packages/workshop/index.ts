export { checkoutFolder } from './checkout.ts';
export { wordpressCore, type CoreSearch, type CoreSource } from './wordpress/core.ts';
export { unzip } from './wordpress/unzip.ts';
export { coreVersion } from './wordpress/folder.ts';
export { WORDPRESS, releaseOf, type WordPressRelease } from './wordpress/versions.ts';

/** Imports the build only when it is called, because the build loads the bundler. */
export const buildAll = async (options?: { quiet?: boolean; brief?: boolean }): Promise<void> =>
	(await import('./build.ts')).buildAll(options);
