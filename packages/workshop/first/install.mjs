import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCi } from './npm.mjs';

const fingerprint = (checkout) => {
	const lock = path.join(checkout, 'package-lock.json');
	const source = existsSync(lock) ? lock : path.join(checkout, 'package.json');
	return createHash('sha256').update(readFileSync(source)).digest('hex');
};

/** npm writes its own record last, so one that is no older than the lock file means an installation by hand. */
const installedByHand = (checkout) => {
	const lock = path.join(checkout, 'package-lock.json');
	const record = path.join(checkout, 'node_modules', '.package-lock.json');
	return (
		existsSync(lock) && existsSync(record) && statSync(record).mtimeMs >= statSync(lock).mtimeMs
	);
};

/**
 * Installs when node_modules is missing or was made from another lock file. The stamp inside node_modules goes away
 * with it, so a deleted folder is noticed as well.
 */
export const installWhatIsMissing = async (checkout, { ask = npmCi, say = console.log } = {}) => {
	const stamp = path.join(checkout, 'node_modules', '.gazetteer-installed');
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(checkout)) return true;
	if (installedByHand(checkout)) return true;

	say('Installing what Gazetteer needs (once, about two minutes)…');
	if (!(await ask(checkout))) {
		say(
			'The installation did not succeed. Is the npm registry reachable? What npm said is above.',
		);
		return false;
	}
	writeFileSync(stamp, fingerprint(checkout));
	say('Installed.');
	return true;
};
