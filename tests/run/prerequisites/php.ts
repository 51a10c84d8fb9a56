import { isPhpHere } from '@gazetteer/demo-site';
import { installForDebian, isDebianRoot } from '../../browser/debian.ts';

const PACKAGES = ['php-cli', 'php-sqlite3', 'php-gd', 'php-mbstring', 'php-xml', 'php-curl'];

/**
 * Whether the sites under test run on the machine's own PHP; installs one where that can be done. Elsewhere they run on
 * WebAssembly: the same tests, for more than twice as long.
 */
export const ensurePhp = (say: (line: string) => void): boolean => {
	if (isPhpHere()) return true;
	if (!isDebianRoot()) return false;
	try {
		say('No PHP here: installing Debian’s (once)…');
		installForDebian(...PACKAGES);
	} catch (error) {
		say(`That did not work: ${error instanceof Error ? error.message : String(error)}`);
	}
	return isPhpHere();
};
