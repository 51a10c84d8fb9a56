export { checkoutFolder } from './checkout.ts';
export { wordpressCore, type CoreSearch, type CoreSource } from './wordpress/core.ts';
export { unzip } from './wordpress/unzip.ts';
export { coreVersion } from './wordpress/folder.ts';
export { WORDPRESS, releaseOf, type WordPressRelease } from './wordpress/versions.ts';

/** The build drags the bundler in, which most who come here have no need of. */
export const buildAll = async (options?: { quiet?: boolean; brief?: boolean }): Promise<void> =>
	(await import('./build.ts')).buildAll(options);
