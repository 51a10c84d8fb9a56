import { installForDebian, isDebianRoot } from '../../browser/debian.ts';
import { mariadbMissing } from '../../mariadb/server.ts';

/** Installs MariaDB for the tests that need it, if possible. Otherwise those tests are skipped, with the reason. */
export const ensureMariadb = (say: (line: string) => void): void => {
	if (mariadbMissing() === undefined || !isDebianRoot()) return;
	try {
		say('No MariaDB here: installing Debian’s (once)…');
		installForDebian('mariadb-server', 'php-mysql');
	} catch (error) {
		say(`That did not work: ${error instanceof Error ? error.message : String(error)}`);
	}
};
