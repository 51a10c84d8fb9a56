import { isPhpHere } from '@gazetteer/demo-site';
import { installForDebian, isDebianRoot } from '../../browser/debian.ts';

const PACKAGES = ['php-cli', 'php-sqlite3', 'php-gd', 'php-mbstring', 'php-xml', 'php-curl'];

/**
 * Has a PHP at hand for the sites under test; installs one where that can be done. Elsewhere they run on WebAssembly: the
 * same tests, but for the few that need a PHP of the machine, take more than twice as long.
 */
export const ensurePhp = (say: (line: string) => void): void => {
	if (isPhpHere() || !isDebianRoot()) return;
	try {
		say('No PHP here: installing Debian’s (once)…');
		installForDebian(...PACKAGES);
	} catch (error) {
		say(`That did not work: ${error instanceof Error ? error.message : String(error)}`);
	}
};
