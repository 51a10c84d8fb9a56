import { spawnSync } from 'node:child_process';
import { isPhpHere } from '@gazetteer/demo-site';
import { installForDebian, isDebianRoot } from '../../browser/debian.ts';
import { imagickMissing } from '../../imagick/imagick.ts';

const PACKAGES = ['php-cli', 'php-sqlite3', 'php-gd', 'php-mbstring', 'php-xml', 'php-curl'];

/**
 * Installs PHP for the test sites, if possible. Otherwise the sites run on WebAssembly: the same tests, except the few
 * that need PHP on the machine, take more than twice as long.
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
 * Installs Imagick for the tests that load it, if possible. The sites use GD. Otherwise those tests are skipped, with
 * the reason.
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
