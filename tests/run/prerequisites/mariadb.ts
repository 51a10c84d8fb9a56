import { installForDebian, isDebianRoot } from '../../browser/debian.ts';
import { mariadbMissing } from '../../mariadb/server.ts';

/**
 * Has a MariaDB at hand for the tests that ask one; installs it where that can be done. Elsewhere those tests skip it, and
 * print why.
 */
export const ensureMariadb = (say: (line: string) => void): void => {
	if (mariadbMissing() === undefined || !isDebianRoot()) return;
	try {
		say('No MariaDB here: installing Debian’s (once)…');
		installForDebian('mariadb-server', 'php-mysql');
	} catch (error) {
		say(`That did not work: ${error instanceof Error ? error.message : String(error)}`);
	}
};
