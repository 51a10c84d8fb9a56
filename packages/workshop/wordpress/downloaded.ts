import { rm } from 'node:fs/promises';
import { download } from './download.ts';
import { unzip } from './unzip.ts';
import type { CoreSource } from './core.ts';

export const downloadedRelease: CoreSource = async (release, folder, say) => {
	const archive = `${folder}.zip`;
	say(`Getting WordPress ${release} from wordpress.org (once)…`);
	try {
		await download(`https://wordpress.org/wordpress-${release}.zip`, archive, say);
		await unzip(archive, folder, 'wordpress/');
		return true;
	} catch (error) {
		say(`  not from there: ${error instanceof Error ? error.message : String(error)}.`);
		return false;
	} finally {
		await rm(archive, { force: true });
	}
};
