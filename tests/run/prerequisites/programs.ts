import { ensureMariadb } from './mariadb.ts';
import { ensureImagick, ensurePhp } from './php.ts';

/** Installs what the tests on WordPress run on, before the first test of any part looks for it. */
export const ensurePrograms = (say: (line: string) => void): void => {
	ensurePhp(say);
	ensureMariadb(say);
	ensureImagick(say);
};
