import { ensureMariadb } from './mariadb.ts';
import { ensureImagick, ensurePhp } from './php.ts';

/** Installs the programs for the WordPress tests, before any test looks for them. */
export const ensurePrograms = (say: (line: string) => void): void => {
	ensurePhp(say);
	ensureMariadb(say);
	ensureImagick(say);
};
