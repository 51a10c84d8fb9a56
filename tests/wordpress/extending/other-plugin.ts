import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runWordPress } from '../../browser/site.ts';

const PLACE = "WPMU_PLUGIN_DIR . '/other-plugin.php'";

/** Installs a plugin of the folder `plugins`, with code that runs after it. */
export const install = (name: string, more = '') => {
	const code = readFileSync(path.join(__dirname, 'plugins', `${name}.php`), 'utf8') + more;
	return runWordPress(
		`file_put_contents(${PLACE}, base64_decode('${Buffer.from(code).toString('base64')}'));`,
	);
};

export const uninstall = () => runWordPress(`is_file(${PLACE}) and unlink(${PLACE});`);
