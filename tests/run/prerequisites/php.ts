import { spawnSync } from 'node:child_process';
import { isPhpHere } from '@gazetteer/demo-site';
import { installForDebian, isDebianRoot } from '../../browser/debian.ts';
import { imagickMissing } from '../../imagick/imagick.ts';

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

/**
 * Has Imagick at hand for the tests that load it; the sites go on with GD. Elsewhere those tests are skipped, and print
 * why.
 */
export const ensureImagick = (say: (line: string) => void): void => {
	if (imagickMissing() === undefined || !isDebianRoot()) return;
	try {
		say('No Imagick here: installing Debian’s (once)…');
		installForDebian('php-imagick');
		spawnSync('phpdismod', ['-s', 'ALL', 'imagick'], { stdio: 'ignore' });
	} catch (error) {
		say(`That did not work: ${error instanceof Error ? error.message : String(error)}`);
	}
};
